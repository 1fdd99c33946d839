import type { TripSummary } from '@tabi/shared/contracts/trips';
import { joinNames, plural, formatDays } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useAppState } from '@tabi/shared/state';
import { Card, CardActions, CardLink, Chip, Icon, Picture } from '@tabi/shared/ui';
import { UsersRound } from 'lucide-react';
import type { useMyTrips } from '../api.ts';
import { formatCompany, formatWhen } from '../domain/shelves.ts';
import { TripActions } from './trip-actions.tsx';
import styles from './trip-card.module.css';

/** As many pictures as stand side by side. */
const pictures = 3;

function Posters({ trip }: { trip: TripSummary }) {
  return (
    <div className={styles['posters']}>
      {trip.destinations.slice(0, pictures).map(({ id, cover }) => (
        <span key={id} className={styles['poster']}>
          <Picture picture={cover} alt="" fill shape="card" sizes="(min-width: 768px) 400px, 100vw" />
        </span>
      ))}
    </div>
  );
}

function Standing({ trip, today }: { trip: TripSummary; today: string }) {
  if (trip.status === 'in progress') return <Chip>Being planned</Chip>;
  if (trip.status === 'failed') return <Chip>Could not be planned</Chip>;
  const when = formatWhen(trip, today);
  return when ? <Chip>{when}</Chip> : null;
}

type Props = { trip: TripSummary; today: string; mine: ReturnType<typeof useMyTrips> };

export function TripCard({ trip, today, mine }: Props) {
  const { session } = useAppState();
  const names = joinNames(trip.destinations.map(({ name }) => name));
  const company = formatCompany(trip.people ?? [], session.user?.id ?? '');
  return (
    <Card look="raised" className={styles['card']}>
      <Posters trip={trip} />
      <div className={styles['words']}>
        <Standing trip={trip} today={today} />
        <h3>
          <CardLink to={links.itinerary(trip.slug)}>{trip.title}</CardLink>
        </h3>
        <p>{formatDays(trip.startDate, trip.endDate)}</p>
        <p className={styles['facts']}>
          {trip.title.includes(names) ? null : `${names} · `}
          {plural(trip.stop_count, 'stop')}
        </p>
        {trip.todos ? (
          <p className={styles['facts']}>
            {trip.todos.done === trip.todos.count
              ? 'All to-dos are done'
              : `${trip.todos.done} of ${plural(trip.todos.count, 'to-do')} done`}
          </p>
        ) : null}
        {company ? (
          <p className={styles['company']}>
            <Icon of={UsersRound} size={16} />
            {company}
          </p>
        ) : null}
      </div>
      <CardActions className={styles['more']}>
        <TripActions trip={trip} mine={mine} />
      </CardActions>
    </Card>
  );
}
