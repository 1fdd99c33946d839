import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { atMinute, formatMinutes, formatShortDay, minuteOf, minutesBetween } from '@tabi/shared/format';
import type { ApiError } from '@tabi/shared/data';
import { useFormats } from '@tabi/shared/state';
import { Button, Field, Input } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState, type FormEvent } from 'react';
import { usePlacesNamed } from '../../../common/api/places-named.ts';
import { addOwn } from '../../../common/domain/edits.ts';
import { useTripEdits } from '../../../common/state/open-trip.ts';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import type { Act } from '../state.ts';
import { NoteForm } from './note-form.tsx';
import styles from './dialogs.module.css';

type When = { date: string; start: string; until?: string };
type Props = When & {
  /** The stop that it comes right after: there a note can stand too. */
  after?: TripEvent;
  trip: Trip;
  act: (act: Act) => void;
  onClose: () => void;
};

/** Minutes that an event of one's own takes unless there is less room. */
const usual = 60;
const mostIdeas = 6;

function OwnEvent({ date, start, until, trip, onClose }: When & Pick<Props, 'trip' | 'onClose'>) {
  const { edit } = useTripEdits();
  const { time } = useFormats();
  const [title, setTitle] = useState('');
  const { busy, save } = useStandingForm(onClose);
  const room = until ? Math.min(usual, minutesBetween(start, until)) : usual;
  const add = (submit: FormEvent) => {
    submit.preventDefault();
    const end = atMinute(date, minuteOf(date, start) + room);
    void save(() => [edit(addOwn(trip, title.trim(), { start, end }))]);
  };
  return (
    <form className={`${styles['form']} ${styles['own']}`} onSubmit={add}>
      <Field label="Something of your own" help={`From ${time(start)}, ${formatMinutes(room)}.`}>
        <Input
          value={title}
          maxLength={160}
          placeholder="Tea with Aiko"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Button type="submit" disabled={!title.trim()} aria-disabled={busy}>
        {busy ? 'Adding it…' : 'Add it'}
      </Button>
    </form>
  );
}

/** The ideas of a day’s destination, those first that fit into the free time. */
function ideasFor({ destinations, side_pois }: Trip, { date, start, until }: When) {
  const here = destinations
    .filter(({ startDate, endDate }) => startDate <= date && date <= endDate)
    .map(({ id }) => id);
  const room = until ? minutesBetween(start, until) : Infinity;
  const fits = ({ visit_minutes }: { visit_minutes: number }) => visit_minutes <= room;
  const there = side_pois.filter(({ location_id }) => here.includes(location_id));
  return [...there.filter(fits), ...there.filter((idea) => !fits(idea))].slice(0, mostIdeas);
}

/** Where a day is spent. */
const spentAt = ({ destinations }: Trip, date: string) => {
  const here = destinations.find(({ startDate, endDate }) => startDate <= date && date <= endDate) ?? destinations[0];
  return here ? [here] : [];
};

const problemOf = ({ code, message }: ApiError): string =>
  code === 'offline'
    ? 'You are offline: places are searched with the network. Something of your own can be added now.'
    : message;

/** What could stand here: an idea, any place of the trip by name, or something of one's own. */
export function AddDialog({ trip, act, onClose, after, ...when }: Props) {
  const { time } = useFormats();
  const [text, setText] = useState('');
  const { found, error } = usePlacesNamed(spentAt(trip, when.date), text);
  const shown = text.trim().length > 1 ? (found ?? []) : ideasFor(trip, when);
  const title = `Add on ${formatShortDay(when.date)}, ${time(when.start)}`;
  return (
    <Dialog open onClose={onClose} title={title} full>
      <Field label="A place" help={text ? undefined : 'Your ideas, or any place by its name.'}>
        <Input type="search" value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      </Field>
      <ul className={styles['list']} aria-label="Places">
        {shown.map((place) => (
          <li key={place.id}>
            <button type="button" onClick={() => act({ do: 'place', place, start: when.start })}>
              {place.name}
              <small>
                {formatMinutes(place.visit_minutes)} · {place.snippet}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles['nothing']}>
        {error
          ? problemOf(error)
          : text.trim().length > 1 && found?.length === 0
            ? 'No place of this trip is called so.'
            : ''}
      </p>
      <OwnEvent {...when} trip={trip} onClose={onClose} />
      {after ? (
        <div className={styles['own']}>
          <NoteForm event={after} onDone={onClose} />
        </div>
      ) : null}
    </Dialog>
  );
}
