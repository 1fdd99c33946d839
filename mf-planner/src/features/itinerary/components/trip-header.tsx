import type { Trip } from '@tabi/shared/contracts/trips';
import { joinNames, formatDays } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Container, Icon, Picture } from '@tabi/shared/ui';
import { CalendarDays, Lock } from 'lucide-react';
import { memo, useCallback, type ReactNode } from 'react';
import { rename } from '../../../common/domain/edits.ts';
import { useEditTrip, useOpenTrip } from '../../../common/state/open-trip.ts';
import type { Outcome } from '../../../common/state/edits-view.ts';
import { TripTabs, type Tab } from './trip-tabs.tsx';
import { TripTitle } from './trip-title.tsx';
import { TripTools } from './trip-tools.tsx';
import styles from './trip-header.module.css';

const paces = ['Slow pace', 'Normal pace', 'Intense pace'];

type Props = {
  trip: Trip;
  tabs: readonly Tab[];
  onRename?: (title: string) => Promise<Outcome>;
  /** What is done with the trip. */
  tools?: ReactNode;
};

/** What trip this is, and its tabs. */
export function TripHeader({ trip, tabs, onRename, tools }: Props) {
  const [first] = trip.destinations;
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
          <TripTitle title={trip.title} onRename={onRename ?? null} />
          <p className={styles['facts']}>
            <Icon of={CalendarDays} size={18} /> {formatDays(trip.startDate, trip.endDate)}
            {'\u00a0'}· {joinNames(trip.destinations.map(({ name }) => name))}
            {'\u00a0'}· {paces[trip.tripPace]}
          </p>
          {trip.locked ? <LockedNote trip={trip} /> : null}
        </div>
        {tools}
        <TripTabs trip={trip} tabs={tabs} className={styles['tabs']} />
      </Container>
    </header>
  );
}

/** Why nothing on the page can be changed. */
function LockedNote({ trip }: { trip: Trip }) {
  return (
    <p className={styles['facts']}>
      <Icon of={Lock} size={18} /> Locked: it can be read and not be changed.{' '}
      {trip.role === 'owner' ? <Link to={links.itineraryTab(trip.slug, 'manage')}>Unlock it</Link> : null}
    </p>
  );
}

const MemoHeader = memo(TripHeader);
const openTools = <TripTools />;

/** The same of the open trip: it changes with it. */
export function OpenTripHeader({ tabs }: Pick<Props, 'tabs'>) {
  const { trip, canEdit } = useOpenTrip();
  const edit = useEditTrip();
  const renamed = useCallback((title: string) => edit(rename(trip, title)), [edit, trip]);
  return <MemoHeader trip={trip} tabs={tabs} tools={openTools} {...(canEdit ? { onRename: renamed } : {})} />;
}
