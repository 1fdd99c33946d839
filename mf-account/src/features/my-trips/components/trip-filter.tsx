import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { filters, type Filter } from '../domain.ts';
import styles from './trip-filter.module.css';

const labels: Record<Filter, string> = { all: 'All', upcoming: 'Upcoming', past: 'Past' };

/** As links, so that each choice has an address and the way back works. */
export function TripFilter({ current }: { current: Filter }) {
  return (
    <nav aria-label="Which trips" className={styles['filter']}>
      <ul>
        {filters.map((filter) => (
          <li key={filter}>
            <Link
              to={filter === 'all' ? links.myTrips() : `${links.myTrips()}?filter=${filter}`}
              className={styles['choice']}
              aria-current={filter === current ? 'true' : undefined}
              replace
            >
              {labels[filter]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
