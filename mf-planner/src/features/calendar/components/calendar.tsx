import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { eachDay } from '@tabi/shared/format';
import { Container, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useMemo, useState, type CSSProperties } from 'react';
import { useFetchedEarly } from '../../../common/components/use-fetched-early.ts';
import type { Outcome } from '../../../common/state/edits-view.ts';
import { useChosen } from '../../../common/state/chosen.ts';
import { calendarDays, spansOf } from '../domain/pieces.ts';
import type { Times } from '../domain/moves.ts';
import { nowOn, zoneWords } from '../domain/words.ts';
import { AllDay } from './all-day.tsx';
import { CalendarBar, type Shown } from './calendar-bar.tsx';
import { HourGrid } from './hour-grid.tsx';
import { useNow } from './use-now.ts';
import { useWide } from './use-wide.ts';
import { WeekHead } from './week-head.tsx';
import styles from './calendar.module.css';

const fetchDialog = () => import('./event-dialog.tsx');
const offlineToo = [fetchDialog];
const EventDialog = lazyNamed(fetchDialog, 'EventDialog');

type Props = {
  trip: Trip;
  events: readonly TripEvent[];
  canEdit: boolean;
  onMove: (event: TripEvent, times: Times) => Promise<Outcome>;
};

/** The days beside each other, in the time of their place. */
export function Calendar({ trip, events, canEdit, onMove }: Props) {
  const wide = useWide();
  const now = useNow();
  useFetchedEarly(offlineToo, true);
  const [wanted, setWanted] = useState<Shown | null>(null);
  const shown = wanted ?? (wide ? 7 : 3);
  const all = useMemo(() => eachDay(trip.startDate, trip.endDate), [trip.startDate, trip.endDate]);
  const today = nowOn(trip.destinations, all, now);
  const [chosen, choose] = useChosen();
  const chosenDate = chosen.date ?? today?.date;
  const first = chosenDate ? Math.max(0, all.indexOf(chosenDate)) : 0;
  const setFirst = (index: number) => choose({ date: all[index] ?? null });
  const [open, setOpen] = useState<string | null>(null);
  const from = Math.max(0, Math.min(first, all.length - shown));
  const dates = useMemo(() => all.slice(from, from + shown), [all, from, shown]);
  const days = useMemo(() => calendarDays(dates, trip.startDate, events), [dates, trip.startDate, events]);
  const spans = useMemo(() => spansOf(dates, events), [dates, events]);
  const opened = events.find(({ id }) => id === open);
  return (
    <Container className={styles['calendar']}>
      <CalendarBar
        dates={dates}
        zone={zoneWords(trip.destinations, dates)}
        shown={shown}
        onShown={setWanted}
        onEarlier={from > 0 ? () => setFirst(Math.max(0, from - shown)) : undefined}
        onLater={from + shown < all.length ? () => setFirst(from + shown) : undefined}
      />
      {canEdit ? (
        <p className={styles['help']}>
          Drag what you want to move, or pull its edge.
          <span> By keyboard: Space lifts it, arrows carry it.</span>
        </p>
      ) : null}
      <div style={{ '--days': dates.length } as CSSProperties}>
        <WeekHead days={days} today={today?.date ?? null} destinations={trip.destinations} />
        <AllDay spans={spans} onOpen={setOpen} />
        <HourGrid
          days={days}
          bounds={trip}
          canEdit={canEdit}
          now={today}
          onMove={(...to) => void onMove(...to)}
          onOpen={setOpen}
        />
      </div>
      {opened ? (
        <Suspense>
          <EventDialog
            event={opened}
            dates={all}
            canEdit={canEdit}
            onMove={(times) => onMove(opened, times)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </Container>
  );
}
