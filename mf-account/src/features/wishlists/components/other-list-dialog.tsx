import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { Button, Loaded, Skeleton } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useMyLists } from '../api/lists.ts';
import { listsHolding, type Thing } from '../domain.ts';
import styles from './other-list-dialog.module.css';

type Props = {
  title: string;
  /** The list that it is in now. */
  list: string;
  thing: Thing;
  choose: (to: Wishlist) => void;
  onClose: () => void;
};

type ListsProps = { others: Wishlist[]; holding: readonly string[]; choose: (to: Wishlist) => void };

function Lists({ others, holding, choose }: ListsProps) {
  if (others.length === 0) return <p>You have no other list yet. Begin one under My wishlists.</p>;
  return (
    <ul className={styles['lists']}>
      {others.map((other) => (
        <li key={other.id}>
          <Button wide disabled={holding.includes(other.id)} onClick={() => choose(other)}>
            {holding.includes(other.id) ? `${other.title}: in it already` : other.title}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Which of the person's other lists. */
export function OtherListDialog({ title, list, thing, choose, onClose }: Props) {
  const mine = useMyLists();
  const take = (to: Wishlist) => {
    onClose();
    choose(to);
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <Loaded of={mine} what="Your wishlists" skeleton={<Skeleton />}>
        {({ results }) => (
          <Lists
            others={results.filter(({ id }) => id !== list)}
            holding={listsHolding(results, thing)}
            choose={take}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
