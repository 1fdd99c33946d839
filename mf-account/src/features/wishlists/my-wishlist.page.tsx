import { plural } from '@tabi/shared/format';
import { Button, Container, Loaded, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';
import { useTitles, useWishlists } from './api/lists.ts';
import { ListGrid } from './components/list-grid.tsx';
import { ListsSkeleton } from './components/lists-skeleton.tsx';
import { NoLists } from './components/no-lists.tsx';
import styles from './my-wishlist.module.css';

const TitleDialog = lazyNamed(() => import('./components/title-dialog.tsx'), 'TitleDialog');

/** The wishlists of who is signed in; the shell lets nobody else in. */
export function Page() {
  const mine = useWishlists();
  const { begin } = useTitles();
  const [beginning, setBeginning] = useState(false);
  const { lists } = mine;
  const left = lists?.filter((list) => !mine.isDeleted(list)).length ?? 0;
  const open = () => setBeginning(true);
  return (
    <Container className={styles['page']}>
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
      <Loaded of={{ ...mine, data: lists }} what="Your wishlists" skeleton={<ListsSkeleton />}>
        {(all) => (all.length > 0 ? <ListGrid lists={all} mine={mine} /> : <NoLists begin={open} />)}
      </Loaded>
      {beginning ? (
        <Suspense>
          <TitleDialog title="New list" button="Make the list" save={begin} onClose={() => setBeginning(false)} />
        </Suspense>
      ) : null}
    </Container>
  );
}
