import type { Trip } from '@tabi/shared/contracts/trips';
import { joinNames, plural, sayDays } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link, NavLink } from '@tabi/shared/router';
import { Column, Picture } from '@tabi/shared/ui';
import { CalendarDays, Lightbulb, ListOrdered, Map as MapIcon } from 'lucide-react';
import styles from './trip-header.module.css';

const paces = ['Slow pace', 'Normal pace', 'Intense pace'];
const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What trip this is, and its tabs. */
export function TripHeader({ trip }: { trip: Trip }) {
  const [first] = trip.destinations;
  const ideas = trip.side_pois.length;
  return (
    <header className={styles['header']}>
      {first ? (
        <Picture picture={first.cover} alt="" shape="wide" sizes="100vw" eager fill className={styles['picture']} />
      ) : null}
      <Column className={styles['inner']}>
        <Link to={links.home()} className={styles['home']}>
          Tabi
        </Link>
        <div className={styles['words']}>
          <h1>{trip.title}</h1>
          <p className={styles['facts']}>
            <CalendarDays {...icon} /> {sayDays(trip.startDate, trip.endDate)} ·{' '}
            {joinNames(trip.destinations.map(({ name }) => name))} · {paces[trip.tripPace]}
          </p>
        </div>
        <nav aria-label="Trip" className={styles['tabs']}>
          <NavLink to={links.itineraryTab(trip.slug, 'timeline')}>
            <ListOrdered {...icon} /> Timeline
          </NavLink>
          <NavLink to={links.itineraryTab(trip.slug, 'map')}>
            <MapIcon {...icon} /> Map
          </NavLink>
          <NavLink to={links.itineraryTab(trip.slug, 'poi')}>
            <Lightbulb {...icon} /> {ideas > 0 ? plural(ideas, 'idea') : 'Ideas'}
          </NavLink>
        </nav>
      </Column>
    </header>
  );
}
