import type { Trip } from '@tabi/shared/contracts/trips';
import { joinNames, plural, formatDays } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Container, Icon, Picture, TabLinks } from '@tabi/shared/ui';
import { CalendarDays, Lightbulb, ListOrdered, Map as MapIcon } from 'lucide-react';
import styles from './trip-header.module.css';

const paces = ['Slow pace', 'Normal pace', 'Intense pace'];

/** What trip this is, and its tabs. */
export function TripHeader({ trip }: { trip: Trip }) {
  const [first] = trip.destinations;
  const ideas = trip.side_pois.length;
  const tabs = [
    { tab: 'timeline', icon: ListOrdered, label: 'Timeline' },
    { tab: 'map', icon: MapIcon, label: 'Map' },
    { tab: 'poi', icon: Lightbulb, label: ideas > 0 ? plural(ideas, 'idea') : 'Ideas' },
  ] as const;
  return (
    <header className={styles['header']}>
      {first ? (
        <Picture picture={first.cover} alt="" shape="wide" sizes="100vw" eager fill className={styles['picture']} />
      ) : null}
      <Container className={styles['inner']}>
        <Link to={links.home()} className={styles['home']}>
          Tabi
        </Link>
        <div className={styles['words']}>
          <h1>{trip.title}</h1>
          <p className={styles['facts']}>
            <Icon of={CalendarDays} size={18} /> {formatDays(trip.startDate, trip.endDate)} ·{' '}
            {joinNames(trip.destinations.map(({ name }) => name))} · {paces[trip.tripPace]}
          </p>
        </div>
        <TabLinks
          label="Trip"
          look="folder"
          className={styles['tabs']}
          links={tabs.map(({ tab, icon, label }) => ({
            to: links.itineraryTab(trip.slug, tab),
            label: (
              <>
                <Icon of={icon} size={18} /> {label}
              </>
            ),
          }))}
        />
      </Container>
    </header>
  );
}
