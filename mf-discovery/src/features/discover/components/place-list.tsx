import type { usePages } from '@tabi/shared/data';
import { Button, EmptyState, ErrorState } from '@tabi/shared/ui';
import { cardSizes, Grid, GridSkeleton } from './grid.tsx';
import { PlaceCard } from './place-card.tsx';
import styles from './page.module.css';

type List = ReturnType<typeof usePages<'GET /api/pointOfInterests'>>;

/** A growing list of places with all that can happen to it. */
export function PlaceList({ list, withLocation }: { list: List; withLocation?: boolean }) {
  if (list.isLoading) return <GridSkeleton />;
  if (list.error && list.items.length === 0) {
    return <ErrorState title="The places cannot be shown right now" text={list.error.message} retry={list.retry} />;
  }
  if (list.items.length === 0)
    return <EmptyState title="Nothing of this kind here" text="Choose another kind above, or all of them." />;
  return (
    <>
      <Grid>
        {list.items.map((place) => (
          <li key={place.slug}>
            <PlaceCard place={place} sizes={cardSizes} withLocation={withLocation} />
          </li>
        ))}
      </Grid>
      {list.hasMore ? (
        <div className={styles['more']}>
          <Button onClick={list.loadMore} disabled={list.isLoadingMore}>
            {list.isLoadingMore ? 'Loading…' : 'Show more places'}
          </Button>
        </div>
      ) : null}
    </>
  );
}
