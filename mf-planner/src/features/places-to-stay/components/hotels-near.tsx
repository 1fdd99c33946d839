import type { Hotel } from '@tabi/shared/contracts/hotels';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { otherName } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Button, Card, CardActions, CardLink, EmptyState, Loaded, Picture, Skeleton } from '@tabi/shared/ui';
import { useState } from 'react';
import { useHotelsNear } from '../api.ts';
import { centreOf, wayToCentre } from '../domain.ts';
import { useStays } from '../state.ts';
import { StayDates } from './stay-dates.tsx';
import styles from './hotels-near.module.css';

type Gap = { from: string; to: string };
type CardProps = { trip: Trip; hotel: Hotel; way: string; gap: Gap | null };

function HotelCard({ trip, hotel, way, gap }: CardProps) {
  const { addHotel } = useStays();
  const [asks, setAsks] = useState(false);
  const { name, district, stars, thumbnail } = hotel;
  const other = otherName(hotel);
  return (
    <Card look="raised" className={styles['hotel']}>
      <Picture picture={thumbnail} alt="" sizes="(min-width: 768px) 240px, 90vw" />
      <div className={styles['words']}>
        <p className={styles['way']}>{way} to the middle of your days</p>
        <h3>
          <CardLink to={links.hotel(hotel.location_slug, hotel.slug)}>{name}</CardLink>
          {other ? <small lang="und"> {other}</small> : null}
        </h3>
        <p className={styles['facts']}>
          {district}
          {stars ? ` · ${stars} stars` : ''}
        </p>
        {gap ? (
          <CardActions>
            {asks ? (
              <StayDates
                trip={trip}
                first={gap}
                act="Stay here"
                onDates={(dates) => void addHotel(hotel, dates).then(({ ok }) => ok && setAsks(false))}
                onCancel={() => setAsks(false)}
              />
            ) : (
              <Button onClick={() => setAsks(true)} aria-label={`Stay here, at ${name}`}>
                Stay here
              </Button>
            )}
          </CardActions>
        ) : null}
      </div>
    </Card>
  );
}

type Props = { trip: Trip; events: readonly TripEvent[]; destination: Trip['destinations'][number]; gap: Gap | null };

/** Hotels of one destination, those nearest to what one sees there first. */
export function HotelsNear({ trip, events, destination, gap }: Props) {
  const centre = centreOf(destination, events);
  const asked = useHotelsNear(destination.slug, centre, 1);
  const title = `Near your days in ${destination.name}`;
  return (
    <section aria-label={title} className={styles['near']}>
      <h2>{title}</h2>
      <Loaded of={asked} what="The hotels" size="small" skeleton={<Skeleton shape="card" />}>
        {({ data }) =>
          data.length > 0 ? (
            <div className={styles['list']}>
              {data.map((hotel) => (
                <HotelCard key={hotel.id} trip={trip} hotel={hotel} gap={gap} way={wayToCentre(hotel, centre)} />
              ))}
            </div>
          ) : (
            <EmptyState title="No hotels of ours here yet" text="Add an address of your own instead." />
          )
        }
      </Loaded>
    </section>
  );
}
