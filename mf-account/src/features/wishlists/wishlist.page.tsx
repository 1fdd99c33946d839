import { links } from '@tabi/shared/links';
import { useParams } from '@tabi/shared/router';
import { Breadcrumbs, Container, Loaded } from '@tabi/shared/ui';
import { useWishlist } from './api/list.ts';
import { ListView } from './components/list-view.tsx';
import { ThingsSkeleton } from './components/things-skeleton.tsx';
import styles from './wishlist.module.css';

function OneList({ id }: { id: string }) {
  const mine = useWishlist(id);
  const { details } = mine;
  return (
    <Container className={styles['page']}>
      <Breadcrumbs trail={[{ name: 'My wishlists', to: links.myWishlist() }, { name: details?.title ?? 'List' }]} />
      <Loaded of={{ ...mine, data: details }} what="This list" skeleton={<ThingsSkeleton />}>
        {(list) => <ListView details={list} mine={mine} />}
      </Loaded>
    </Container>
  );
}

/** One of the person's own wishlists; anybody else's is not found. */
export function Page() {
  const { id = '' } = useParams();
  return <OneList key={id} id={id} />;
}
