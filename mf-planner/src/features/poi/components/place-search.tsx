import type { Trip } from '@tabi/shared/contracts/trips';
import { formatShortDay } from '@tabi/shared/format';
import { Button, EmptyState, ErrorState, Field, Icon, Input, Select, Skeleton, useStepFocus } from '@tabi/shared/ui';
import { useDebouncedValue } from '@tabi/shared/data';
import { Search as SearchIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useKinds, usePlaces, type Search } from '../api.ts';
import { noState, type PlaceState } from '../domain/pool.ts';
import { PlaceCard, type PlaceActs } from './place-card.tsx';
import styles from './poi.module.css';

type Props = {
  destinations: Trip['destinations'];
  dates: readonly string[];
  states: ReadonlyMap<number, PlaceState>;
  acts: PlaceActs;
};

const typingMs = 500;

type ResultsProps = Pick<Props, 'states' | 'acts'> & { search: Search };

function Results({ search, states, acts }: ResultsProps) {
  const { items, error, isLoading, retry, hasMore, isLoadingMore, loadMore } = usePlaces(search);
  const list = useRef<HTMLUListElement>(null);
  // With the last part the button goes.
  const way = useStepFocus<HTMLDivElement>(hasMore);
  if (isLoading)
    return (
      <ul className={styles['grid']} aria-hidden="true">
        {[1, 2, 3, 4].map((one) => (
          <li key={one}>
            <Skeleton shape="card" />
          </li>
        ))}
      </ul>
    );
  if (items.length === 0)
    return error ? (
      <ErrorState size="small" title="Places cannot be shown right now" text={error.message} retry={retry} />
    ) : (
      <EmptyState title="No place is like that" text="Try other words, any kind, or any day." />
    );
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles['grid']}>
        {items.map((poi) => (
          <li key={poi.id}>
            <PlaceCard poi={poi} state={states.get(poi.id) ?? noState} acts={acts} />
          </li>
        ))}
      </ul>
      <div ref={way} tabIndex={-1} className={styles['way']}>
        {hasMore || (error && isLoadingMore) ? (
          <Button
            className={styles['more']}
            onClick={isLoadingMore ? undefined : loadMore}
            aria-disabled={isLoadingMore}
          >
            {isLoadingMore ? 'Loading…' : 'Show more places'}
          </Button>
        ) : null}
      </div>
      {error && !isLoadingMore ? (
        <ErrorState
          size="small"
          title="No more places can be shown right now"
          text={error.message}
          retry={() => {
            // The button goes: who has pressed it goes on below the places that are here.
            list.current?.focus({ preventScroll: true });
            retry();
          }}
        />
      ) : null}
    </>
  );
}

/** All places of the trip's destinations: by words, kind, and the day on which they are open. */
export function PlaceSearch({ destinations, dates, states, acts }: Props) {
  const [location, setLocation] = useState(destinations[0]?.slug ?? '');
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const [open, setOpen] = useState('');
  const name = useDebouncedValue(typed.trim(), typingMs);
  const kinds = useKinds(location);
  return (
    <section aria-labelledby="more-places">
      <div className={styles['head']}>
        <h2 id="more-places">Find more places</h2>
      </div>
      <div className={styles['filters']} role="search">
        <Field label="Name" className={styles['search']}>
          <Input
            type="search"
            icon={<Icon of={SearchIcon} size={18} />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {destinations.length > 1 ? (
          <Field label="In">
            <Select
              value={location}
              onChange={({ target }) => {
                setLocation(target.value);
                setKind('');
              }}
              options={destinations.map(({ slug, name: label }) => ({ value: slug, label }))}
            />
          </Field>
        ) : null}
        <Field label="Kind">
          <Select
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            options={[{ value: '', label: 'Any kind' }, ...kinds.map(({ value, label }) => ({ value, label }))]}
          />
        </Field>
        <Field label="Open on">
          <Select
            value={open}
            onChange={({ target }) => setOpen(target.value)}
            options={[
              { value: '', label: 'Any day' },
              ...dates.map((date, index) => ({ value: date, label: `Day ${index + 1}, ${formatShortDay(date)}` })),
            ]}
          />
        </Field>
      </div>
      {location ? <Results search={{ location, name, kind, open }} states={states} acts={acts} /> : null}
    </section>
  );
}
