import type { WidgetProps } from '@tabi/shared/widgets';
import type { SlotOption } from '@tabi/shared/contracts/trip-changes';
import type { TripSummary } from '@tabi/shared/contracts/trips';
import { formatDays } from '@tabi/shared/format';
import { askToSignIn, useAppState, useAppStateSource, useFormats } from '@tabi/shared/state';
import { Button, ErrorState, Skeleton } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useEffect, useRef, useState } from 'react';
import { PlanButton } from '../../../common/components/plan-button.tsx';
import { useAddToTrip, useMyTrips } from '../api.ts';
import { tripsTo } from '../domain/trip-choices.ts';
import styles from './trip-choice.module.css';

type Place = WidgetProps['mf-discovery/AddToTrip']['place'];
type Room = { trip: TripSummary; options: SlotOption[] };
type ChoiceProps = { place: Place; busy: boolean; onPick: (trip: TripSummary) => void };

type NoTripProps = { place: Place; hasTrips: boolean; retry: () => void };

/** A trip can be begun from here; a guest may have one with an account, too. */
function NoTrip({ place, hasTrips, retry }: NoTripProps) {
  const isGuest = useAppState().session.status === 'guest';
  const state = useAppStateSource();
  return (
    <>
      <p>
        {isGuest && !hasTrips
          ? 'You have planned no trip in this browser yet.'
          : `None of your trips that can be changed goes to ${place.location_name} yet.`}
      </p>
      <div className={styles['ways']}>
        <PlanButton destination={{ id: place.location_id, name: place.location_name }} />
        {isGuest ? <Button onClick={() => askToSignIn(state, 'sign-in', retry)}>Sign in</Button> : null}
      </div>
    </>
  );
}

/** The trips that the place can come along on. */
function Trips({ place, busy, onPick }: ChoiceProps) {
  const { data, error, retry } = useMyTrips();
  if (!data) {
    return error ? (
      <ErrorState size="small" title="Your trips cannot be shown right now" text={error.message} retry={retry} />
    ) : (
      <Skeleton />
    );
  }
  const trips = tripsTo(data.results, place.location_id, new Date());
  if (trips.length === 0) {
    return <NoTrip place={place} hasTrips={data.results.length > 0} retry={retry} />;
  }
  return (
    <ul aria-label="Your trips" className={styles['choices']}>
      {trips.map((trip) => (
        <li key={trip.id}>
          <Button wide aria-disabled={busy} onClick={() => onPick(trip)}>
            {trip.title}, {formatDays(trip.startDate, trip.endDate)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type WaysProps = { room: Room; busy: boolean; onPick: (option: SlotOption) => void; onKeep: () => void };

/** What could make room on full days. Its first way has the focus: what was pressed before is gone. */
function Ways({ room, busy, onPick, onKeep }: WaysProps) {
  const { sentence } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <ul ref={list} aria-label="Ways to make room" className={styles['choices']}>
      {room.options.map((option) => (
        <li key={option.words}>
          <Button wide aria-disabled={busy} onClick={() => onPick(option)}>
            {sentence(option.words)}
          </Button>
        </li>
      ))}
      <li>
        <Button wide aria-disabled={busy} onClick={onKeep}>
          Keep it among the ideas
        </Button>
      </li>
    </ul>
  );
}

/** Which trip the place is for and, where its days are full, what makes room for it. */
export function AddToTripDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const { onDay, asIdea } = useAddToTrip(place);
  const [room, setRoom] = useState<Room>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Closes when it is done; what failed is said here, and can be tried again. */
  const tried = async (act: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      if (await act()) onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong!');
    }
    setBusy(false);
  };
  const put = (trip: TripSummary, option?: SlotOption) =>
    void tried(async () => {
      const options = await onDay(trip, option);
      if (options.length > 0) setRoom({ trip, options });
      return options.length === 0;
    });
  const keep = (trip: TripSummary) => void tried(() => asIdea(trip).then(() => true));
  return (
    <Dialog
      open
      title={`Add ${place.name} to a trip`}
      intro={room ? `The days of ${room.trip.title} are full.` : 'It goes where it fits best.'}
      onClose={onClose}
    >
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
      {room ? (
        <Ways room={room} busy={busy} onPick={(option) => put(room.trip, option)} onKeep={() => keep(room.trip)} />
      ) : (
        <Trips place={place} busy={busy} onPick={put} />
      )}
    </Dialog>
  );
}
