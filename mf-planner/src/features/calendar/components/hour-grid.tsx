import type { TripEvent } from '@tabi/shared/contracts/trips';
import { useFormats } from '@tabi/shared/state';
import { VisuallyHidden } from '@tabi/shared/ui';
import { useCallback, useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { moveByKey, shifted, stretched, type Bounds, type Times } from '../domain/moves.ts';
import { neighbourOf } from '../domain/neighbours.ts';
import { calendarDays, hoursOf, type CalendarDay, type Piece } from '../domain/pieces.ts';
import type { Grip, Travel } from '../state/gesture.ts';
import { DayColumn } from './day-column.tsx';
import { gripOf, spotIn } from '../state/grid-places.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { useHeld } from './use-held.ts';
import styles from './calendar.module.css';

type Props = {
  days: readonly CalendarDay[];
  bounds: Bounds;
  canEdit: boolean;
  now: { date: string; minute: number } | null;
  onMove: (event: TripEvent, times: Times) => void;
  onOpen: (id: string) => void;
};

const eventIn = (days: readonly CalendarDay[], id: string) =>
  days.flatMap(({ pieces }) => pieces).find(({ event }) => event.id === id)?.event;

const idOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest('[data-event]')?.getAttribute('data-event') ?? null) : null;

const focusOn = (grid: HTMLElement | null, id: string) =>
  grid?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();

/** Where what is held lies on each of these days. */
const ghostsOf = (days: readonly CalendarDay[], event: TripEvent, times: Times): Map<string, Piece> => {
  const dates = days.map(({ date }) => date);
  const laid = calendarDays(dates, dates[0] ?? '', [{ ...event, ...times, date: times.start.slice(0, 10) }]);
  return new Map(laid.flatMap(({ date, pieces: [piece] }) => (piece ? [[date, piece] as const] : [])));
};

/** The hours of the days, where events are carried and stretched by mouse, finger and keyboard. */
export function HourGrid({ days, bounds, canEdit, now, onMove, onOpen }: Props) {
  const { hour, times } = useFormats();
  const grid = useRef<HTMLDivElement>(null);
  /** What was dropped by keyboard: it goes on having the focus, wherever it is drawn then. */
  const focusNext = useRef<string | null>(null);
  const hours = hoursOf(days);
  const { held, said, lift, carry, drop, putBack } = useHeld(onMove);
  const movable = useCallback(({ event }: Piece) => canEdit && event.type !== 'hop', [canEdit]);
  const timesAfter = (event: TripEvent, { part }: Grip, by: Travel): Times =>
    part === 'whole' ? shifted(event, by, bounds) : stretched(event, part, by.minutes);

  useGridDrag(grid, {
    gripAt: (down) => (canEdit ? gripOf(down) : null),
    spotAt: (x, y) => spotIn(grid.current, hours, x, y),
    onLift: ({ id }) => {
      const event = eventIn(days, id);
      if (event) lift(event, 'pointer');
    },
    onMove: (grip, by) => held && carry(timesAfter(held.event, grip, by)),
    onDrop: drop,
    onCancel: putBack,
  });
  useEffect(() => {
    if (!focusNext.current || document.activeElement?.closest('[data-event]')) return;
    focusOn(grid.current, focusNext.current);
    focusNext.current = null;
  }, [days]);

  const onHeldKey = (key: KeyboardEvent, { event, times }: NonNullable<typeof held>) => {
    const moved = moveByKey(key.key, key.shiftKey, times, bounds);
    if (moved) carry(moved);
    else if (key.key === ' ' || key.key === 'Enter') {
      focusNext.current = event.id;
      drop();
    } else if (key.key === 'Escape' || key.key === 'Tab') putBack();
    else return;
    if (key.key !== 'Tab') key.preventDefault();
    key.stopPropagation();
  };
  const onKeyDown = (key: KeyboardEvent) => {
    const id = idOf(key.target);
    if (!id) return;
    if (held?.by === 'keys') return onHeldKey(key, held);
    const event = eventIn(days, id);
    if (key.key === ' ' && canEdit && event) {
      key.preventDefault();
      return lift(event, 'keys');
    }
    const next = neighbourOf(days, id, key.key);
    if (!next) return;
    key.preventDefault();
    focusOn(grid.current, next);
  };
  const ghosts = held ? ghostsOf(days, held.event, held.times) : null;
  const rows = Array.from({ length: (hours.last - hours.first) / 60 }, (_, index) => hours.first + index * 60);
  return (
    <>
      {/* The keys are those of the events inside, which have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={grid}
        className={styles['grid']}
        style={{ '--count': rows.length } as CSSProperties}
        onKeyDown={onKeyDown}
        // A button is pressed when Space comes up again: here it has been used by then.
        onKeyUp={(key) => canEdit && key.key === ' ' && idOf(key.target) && key.preventDefault()}
        onBlur={() => held?.by === 'keys' && putBack()}
      >
        <div className={styles['hours']} aria-hidden="true">
          {rows.map((minute) => (
            <span key={minute}>{hour(minute)}</span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            hours={hours}
            movable={movable}
            heldId={held?.event.id ?? null}
            ghost={ghosts?.get(day.date)}
            now={now?.date === day.date ? now.minute : null}
            onOpen={onOpen}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{times(said)}</span>
      </VisuallyHidden>
    </>
  );
}
