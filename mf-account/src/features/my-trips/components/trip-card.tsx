import type { TripSummary } from '@tabi/shared/contracts/trips';
import { joinNames, plural, sayDays } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Button, Chip, Picture } from '@tabi/shared/ui';
import { Trash2 } from 'lucide-react';
import { sayWhen } from '../domain.ts';
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
  const when = sayWhen(trip, today);
  return when ? <Chip>{when}</Chip> : null;
}

type Props = { trip: TripSummary; today: string; remove: () => void };

export function TripCard({ trip, today, remove }: Props) {
  const names = joinNames(trip.destinations.map(({ name }) => name));
  return (
    <article className={styles['card']}>
      <Posters trip={trip} />
      <div className={styles['words']}>
        <Standing trip={trip} today={today} />
        <h3>
          <Link to={links.itinerary(trip.slug)} className={styles['link']}>
            {trip.title}
          </Link>
        </h3>
        <p>{sayDays(trip.startDate, trip.endDate)}</p>
        <p className={styles['facts']}>
          {trip.title.includes(names) ? null : `${names} · `}
          {plural(trip.stop_count, 'stop')}
        </p>
      </div>
      {trip.canManage ? (
        <Button look="quiet" square aria-label={`Delete ${trip.title}`} className={styles['delete']} onClick={remove}>
          <Trash2 size={20} strokeWidth={1.5} aria-hidden />
        </Button>
      ) : null}
    </article>
  );
}
