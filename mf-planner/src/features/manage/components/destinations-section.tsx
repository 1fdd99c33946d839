import type { Trip } from '@tabi/shared/contracts/trips';
import { formatMinutes, joinNames } from '@tabi/shared/format';
import { Button, Icon } from '@tabi/shared/ui';
import { Combobox } from '@tabi/shared/ui-overlay';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { useDestinationOptions, useSearchText } from '../../../common/api/destination-options.ts';
import { useSavedForm } from '../../../common/api/saved-form.ts';
import { operation } from '../../../common/domain/operations.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { usePreview } from '../api.ts';
import { inOrder, withMoved } from '../domain/days.ts';
import { ChangePreview } from './change-preview.tsx';
import { Section } from './section.tsx';
import styles from './manage.module.css';

type Place = Pick<Trip['destinations'][number], 'id' | 'name'>;
type ListProps = { places: readonly Place[]; onChange: (places: Place[]) => void };

function List({ places, onChange }: ListProps) {
  return (
    <ol className={styles['places']}>
      {places.map(({ id, name }, index) => (
        <li key={id}>
          <span>{name}</span>
          <Button
            look="quiet"
            square
            aria-label={`${name} earlier`}
            disabled={index === 0}
            onClick={() => onChange(withMoved(places, index, -1))}
          >
            <Icon of={ArrowUp} />
          </Button>
          <Button
            look="quiet"
            square
            aria-label={`${name} later`}
            disabled={index === places.length - 1}
            onClick={() => onChange(withMoved(places, index, 1))}
          >
            <Icon of={ArrowDown} />
          </Button>
          {places.length > 1 ? (
            <Button
              look="quiet"
              square
              aria-label={`Remove ${name}`}
              onClick={() => onChange(places.filter((one) => one.id !== id))}
            >
              <Icon of={X} />
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Add({ places, onChange }: ListProps) {
  const [text, setText] = useState('');
  const { data } = useDestinationOptions(useSearchText(text));
  const options = (data?.results ?? []).filter(({ id }) => places.every((one) => one.id !== id));
  return (
    <Combobox
      label="Add a destination"
      placeholder="Kyoto, Hanoi, Istanbul…"
      text={text}
      onText={setText}
      options={options.map((one) => ({ value: String(one.id), label: one.name, detail: one.country_name }))}
      onPick={({ value, label }) => {
        setText('');
        onChange([...places, { id: Number(value), name: label }]);
      }}
    />
  );
}

/** Another order in which hours of way are saved. */
function BetterOrder({ places, onChange }: ListProps) {
  const { trip } = useOpenTrip();
  const better = useSavedForm(trip.slug).data?.results.better_order;
  const ordered = better ? inOrder(places, better.destination_ids) : [];
  const isOther = ordered.some(({ id }, index) => id !== places[index]?.id);
  if (!better || !isOther || ordered.length !== places.length) return null;
  return (
    <p className={styles['offer']}>
      {joinNames(ordered.map(({ name }) => name))}, in this order: about {formatMinutes(better.saves_minutes)} less on
      the way.{' '}
      <Button size="small" onClick={() => onChange(ordered)}>
        Take this order
      </Button>
    </p>
  );
}

/** Adds, removes and orders the destinations, after a look at what becomes of the days. */
export function DestinationsSection() {
  const { trip, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const [wish, setWish] = useState<Place[] | null>(null);
  const places = wish ?? trip.destinations;
  const ids = places.map(({ id }) => id);
  const now = trip.destinations.map(({ id }) => id);
  const patch = wish && ids.join() !== now.join() ? { destination_ids: ids } : null;
  const preview = usePreview(trip.slug, patch, trip.version);
  const params = { id: trip.slug };
  const change = async () => {
    if (!patch) return;
    const outcome = await edit(
      operation(
        'PATCH /api/trips/{id}',
        { params, body: patch },
        {
          words: `The trip goes to ${joinNames(places.map(({ name }) => name))}`,
          back: 'none',
        },
      ),
    );
    if (outcome.ok) setWish(null);
  };
  return (
    <Section title="Destinations" text="Their order is the order of your days.">
      {canEdit ? (
        <>
          <List places={places} onChange={setWish} />
          <BetterOrder places={places} onChange={setWish} />
          {places.length < 8 ? <Add places={places} onChange={setWish} /> : null}
        </>
      ) : (
        <p>{joinNames(places.map(({ name }) => name))}</p>
      )}
      {patch ? (
        <ChangePreview
          preview={preview}
          button="Change the destinations"
          onChange={() => void change()}
          onLeave={() => setWish(null)}
        />
      ) : null}
    </Section>
  );
}
