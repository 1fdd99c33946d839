import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { UndoNote } from '@tabi/shared/ui';
import type { useWishlists } from '../api/lists.ts';
import { ListCard } from './list-card.tsx';
import styles from './list-grid.module.css';

type Props = { lists: Wishlist[]; mine: ReturnType<typeof useWishlists> };

/** A deleted list leaves its place to its Undo. */
export function ListGrid({ lists, mine }: Props) {
  return (
    <ul className={styles['lists']}>
      {lists.map((list) => (
        <li key={list.id}>
          {mine.isDeleted(list) ? (
            <UndoNote name={list.title} what="was deleted" undo={() => mine.undo(list)} />
          ) : (
            <ListCard list={list} remove={() => void mine.remove(list)} />
          )}
        </li>
      ))}
    </ul>
  );
}
