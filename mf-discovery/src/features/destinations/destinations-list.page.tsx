import { plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Button, classNames, Container, EmptyState, ErrorState, VisuallyHidden } from '@tabi/shared/ui';
import { Grid, GridSkeleton, posterSizes } from '../../common/components/grid.tsx';
import styles from '../../common/components/page.module.css';
import { SearchField } from '../search/sections/search-field.tsx';
import { useNameSearch } from '../search/sections/use-name-search.ts';
import { useDestinations } from './api.ts';
import { DestinationCard } from './components/destination-card.tsx';

/** Every destination, most loved first, as a wall of posters with a search that forgives. */
export function Page() {
  const { name, search } = useNameSearch();
  const list = useDestinations(name);
  const found = !list.isLoading && name ? `${plural(list.items.length, 'destination')} found` : '';
  return (
    <Container>
      <header className={classNames(styles['head'], styles['split'])}>
        <h1>Destinations</h1>
        <p>
          Cities and places all over Asia that we know well enough to plan a day in.{' '}
          <Link to={links.journeys()}>Journeys</Link> lead through several of them.
        </p>
        <SearchField label="Search destinations" placeholder="Kyoto, 京都, Hanoi…" value={name} onSettled={search} />
      </header>
      <div role="status">
        <VisuallyHidden>{found}</VisuallyHidden>
      </div>
      {list.isLoading ? <GridSkeleton posters /> : null}
      {list.error && list.items.length === 0 ? (
        <ErrorState title="The destinations cannot be shown right now" text={list.error.message} retry={list.retry} />
      ) : null}
      {!list.isLoading && !list.error && list.items.length === 0 ? (
        <EmptyState
          title={`Nothing is called “${name}” here yet`}
          text="Try another spelling, or look through all of them."
        >
          <Button onClick={() => search('')}>Show all destinations</Button>
        </EmptyState>
      ) : null}
      <Grid posters>
        {list.items.map((destination, index) => (
          <li key={destination.slug}>
            <DestinationCard destination={destination} sizes={posterSizes} eager={index < 3} poster level={2} />
          </li>
        ))}
      </Grid>
      {list.hasMore ? (
        <div className={styles['more']}>
          <Button onClick={list.loadMore} disabled={list.isLoadingMore}>
            {list.isLoadingMore ? 'Loading…' : 'Show more destinations'}
          </Button>
        </div>
      ) : null}
    </Container>
  );
}
