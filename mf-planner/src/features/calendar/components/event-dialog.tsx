import type { TripEvent } from '@tabi/shared/contracts/trips';
import {
  addDays,
  atMinute,
  clockOf,
  formatDay,
  formatMinutes,
  minuteOf,
  minutesBetween,
  openingHours,
} from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { Button, Field, Input, Select } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState, type FormEvent } from 'react';
import type { Outcome } from '../../../common/state/edits-view.ts';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import type { Times } from '../domain/moves.ts';
import { hoursWords, titleOf } from '../domain/words.ts';
import styles from './event-dialog.module.css';

const dayOf = (wallClock: string) => wallClock.slice(0, 10);

/** An end that is no later than the start is meant for the day after. */
function timesFrom(date: string, from: string, to: string): Times {
  const start = `${date} ${from}:00`;
  const sameDay = `${date} ${to}:00`;
  return { start, end: sameDay > start ? sameDay : `${addDays(date, 1)} ${to}:00` };
}

const factsOf = (event: TripEvent): string[] => {
  if (event.type === 'visit') return [openingHours(event), event.reason ?? event.poi.snippet ?? ''];
  return event.type === 'meal' ? [event.hint ?? ''] : [];
};

type FormProps = Pick<Props, 'event' | 'dates' | 'onMove' | 'onClose'>;

/** The same as dragging, with fields. */
function WhenForm({ event, dates, onMove, onClose }: FormProps) {
  const [date, setDate] = useState(dayOf(event.start));
  const [from, setFrom] = useState(clockOf(event.start));
  const [to, setTo] = useState(clockOf(event.end));
  const [missing, setMissing] = useState(false);
  const times = from && to ? timesFrom(date, from, to) : null;
  // Whoever changes the start means to keep how long it takes.
  const start = (clock: string) => {
    setFrom(clock);
    if (!clock || !from || !to) return;
    const { start: old, end } = timesFrom(date, from, to);
    setTo(clockOf(atMinute(date, minuteOf(date, `${date} ${clock}:00`) + minutesBetween(old, end))));
  };
  const standing = useStandingForm(onClose);
  const save = (submit: FormEvent) => {
    submit.preventDefault();
    setMissing(!times);
    if (times) void standing.save(() => [onMove(times)]);
  };
  return (
    <form className={styles['form']} onSubmit={save} noValidate>
      <Field label="Day">
        <Select
          value={date}
          onChange={({ target }) => setDate(target.value)}
          options={dates.map((day, index) => ({ value: day, label: `Day ${index + 1}, ${formatDay(day)}` }))}
        />
      </Field>
      <div className={styles['clocks']}>
        <Field label="From">
          <Input type="time" value={from} onChange={({ target }) => start(target.value)} />
        </Field>
        <Field
          label="To"
          help={times ? formatMinutes(minutesBetween(times.start, times.end)) : undefined}
          error={missing ? 'Give both times, such as 09:30.' : undefined}
        >
          <Input type="time" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
      <Button type="submit" look="primary" aria-disabled={standing.busy}>
        {standing.busy ? 'Moving it…' : 'Move it there'}
      </Button>
    </form>
  );
}

type Props = {
  event: TripEvent;
  dates: readonly string[];
  canEdit: boolean;
  onMove: (times: Times) => Promise<Outcome>;
  onClose: () => void;
};

/** What an event of the calendar is, and when it is to be: the way to move it that needs no dragging. */
export function EventDialog({ event, dates, canEdit, onMove, onClose }: Props) {
  const { sentence, times } = useFormats();
  const when = `${formatDay(dayOf(event.start))}, ${times(hoursWords(event))}`;
  return (
    <Dialog open onClose={onClose} title={titleOf(event)} intro={when}>
      {factsOf(event)
        .filter(Boolean)
        .map((fact) => (
          <p key={fact} className={styles['fact']}>
            {sentence(fact)}
          </p>
        ))}
      {event.type === 'visit' ? (
        <p className={styles['fact']}>
          <Link to={links.attraction(event.poi.location_slug, event.poi.slug)}>About this place</Link>
        </p>
      ) : null}
      {canEdit && event.type !== 'stay' && event.type !== 'hop' ? (
        <WhenForm {...{ event, dates, onMove, onClose }} />
      ) : null}
    </Dialog>
  );
}
