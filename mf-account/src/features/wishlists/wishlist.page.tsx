import { links } from '@tabi/shared/links';
import { useParams } from '@tabi/shared/router';
import { Breadcrumbs, Column, ErrorState } from '@tabi/shared/ui';
import { useWishlist } from './api.ts';
import { ListView } from './components/list-view.tsx';
import { ThingsSkeleton } from './components/things-skeleton.tsx';
import styles from './wishlist.module.css';

function OneList({ id }: { id: string }) {
  const mine = useWishlist(id);
  const { details, error, retry } = mine;
  return (
    <Column className={styles['page']}>
      <Breadcrumbs trail={[{ name: 'My wishlists', to: links.myWishlist() }, { name: details?.title ?? 'List' }]} />
      {details ? <ListView details={details} mine={mine} /> : null}
      {!details && error ? <ErrorState title="This list did not come" text={error.message} retry={retry} /> : null}
      {!details && !error ? <ThingsSkeleton /> : null}
    </Column>
  );
}

/** One of the person's own wishlists; anybody else's is not found. */
export function Page() {
  const { id = '' } = useParams();
  return <OneList key={id} id={id} />;
}
