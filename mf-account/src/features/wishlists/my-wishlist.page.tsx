import { plural } from '@tabi/shared/format';
import { Button, Column, ErrorState } from '@tabi/shared/ui';
import { Suspense, lazy, useState } from 'react';
import { useTitles, useWishlists } from './api.ts';
import { ListGrid } from './components/list-grid.tsx';
import { ListsSkeleton } from './components/lists-skeleton.tsx';
import { NoLists } from './components/no-lists.tsx';
import styles from './my-wishlist.module.css';

const TitleDialog = lazy(async () => ({ default: (await import('./components/title-dialog.tsx')).TitleDialog }));

/** The wishlists of who is signed in; the shell lets nobody else in. */
export function Page() {
  const mine = useWishlists();
  const { begin } = useTitles();
  const [beginning, setBeginning] = useState(false);
  const { lists, error } = mine;
  const left = lists?.filter((list) => !mine.isDeleted(list)).length ?? 0;
  const open = () => setBeginning(true);
  return (
    <Column className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>My wishlists</h1>
          {left > 0 ? <p>{plural(left, 'list')}</p> : null}
        </div>
        {lists && lists.length > 0 ? (
          <Button look="primary" onClick={open}>
            New list
          </Button>
        ) : null}
      </header>
      {lists?.length === 0 ? <NoLists begin={open} /> : null}
      {lists && lists.length > 0 ? <ListGrid lists={lists} mine={mine} /> : null}
      {!lists && error ? <ErrorState title="Your lists did not come" text={error.message} retry={mine.retry} /> : null}
      {!lists && !error ? <ListsSkeleton /> : null}
      {beginning ? (
        <Suspense>
          <TitleDialog title="New list" button="Make the list" save={begin} onClose={() => setBeginning(false)} />
        </Suspense>
      ) : null}
    </Column>
  );
}
