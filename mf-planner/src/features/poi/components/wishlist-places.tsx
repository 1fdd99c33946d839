import type { Trip } from '@tabi/shared/contracts/trips';
import { plural } from '@tabi/shared/format';
import { Button, ErrorState, Field, Select, Skeleton } from '@tabi/shared/ui';
import { useState } from 'react';
import { useWishlist, useWishlists } from '../api.ts';
import { noState, type PlaceState } from '../domain/pool.ts';
import { PlaceCard, type PlaceActs } from './place-card.tsx';
import styles from './poi.module.css';

type Props = {
  destinations: Trip['destinations'];
  states: ReadonlyMap<number, PlaceState>;
  acts: PlaceActs;
};

function Places({ id, destinations, states, acts }: Props & { id: string }) {
  const { data, error, retry } = useWishlist(id);
  if (error)
    return (
      <ErrorState size="small" title="Your wishlist cannot be shown right now" text={error.message} retry={retry} />
    );
  if (!data) return <Skeleton shape="card" />;
  const there = new Set(destinations.map(({ id: destination }) => destination));
  const places = data.results.points_of_interest.filter(({ location_id }) => there.has(location_id));
  const fresh = places.filter(({ id: place }) => !states.has(place));
  if (places.length === 0) return <p role="status">Nothing on this list is where this trip goes.</p>;
  return (
    <>
      {fresh.length > 1 ? (
        <Button className={styles['several']} onClick={() => fresh.forEach(acts.onAdd)}>
          Add {plural(fresh.length, 'place')} to ideas
        </Button>
      ) : null}
      <ul className={styles['grid']}>
        {places.map((poi) => (
          <li key={poi.id}>
            <PlaceCard poi={poi} state={states.get(poi.id) ?? noState} acts={acts} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What somebody has put by long before the trip, as far as the trip goes there. */
export function WishlistPlaces(props: Props) {
  const lists = useWishlists();
  const [chosen, setChosen] = useState('');
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  if (!list) return null;
  return (
    <section aria-labelledby="wishlist-places">
      <div className={styles['head']}>
        <h2 id="wishlist-places">From your wishlists</h2>
        {lists.length > 1 ? (
          <Field label="Wishlist" labelHidden className={styles['search']}>
            <Select
              value={list.id}
              onChange={({ target }) => setChosen(target.value)}
              options={lists.map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Field>
        ) : null}
      </div>
      <Places key={list.id} id={list.id} {...props} />
    </section>
  );
}
