import type { usePages } from '@tabi/shared/data';
import { plural } from '@tabi/shared/format';
import { Button, ButtonLink, EmptyState, ErrorState, Spoken } from '@tabi/shared/ui';
import { Grid, GridSkeleton } from './grid.tsx';
import styles from './page.module.css';
import { PlaceCard, placeInList } from './place-card.tsx';

type List = ReturnType<typeof usePages<'GET /api/pointOfInterests'>>;
type Props = { list: List; withLocation?: boolean };

function Places({ list, withLocation }: Props) {
  if (list.isLoading) return <GridSkeleton />;
  if (list.items.length === 0) {
    return list.error ? (
      <ErrorState title="The places cannot be shown right now" text={list.error.message} retry={list.retry} />
    ) : (
      <EmptyState title="Nothing of this kind here" text="Choose another kind above, or look through all of them.">
        <ButtonLink to={{ search: '' }}>Show all places</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Grid>
        {list.items.map((place, index) => (
          <li key={place.slug}>
            <PlaceCard place={place} {...placeInList(index)} eager={index < 3} withLocation={withLocation} level={2} />
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

/** A growing list of places with all that can happen to it, told to screen readers too. */
export function PlaceList(props: Props) {
  const { isLoading, items, hasMore } = props.list;
  return (
    <>
      <div role="status">
        <Spoken>{isLoading ? '' : `${plural(items.length, 'place')} shown${hasMore ? ', there are more' : ''}`}</Spoken>
      </div>
      <Places {...props} />
    </>
  );
}
