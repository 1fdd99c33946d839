import type { Trip } from '@tabi/shared/contracts/trips';
import { daysBetween } from '@tabi/shared/format';
import { openWidget, useAppStateSource, useFormats } from '@tabi/shared/state';
import { Button, Container, EmptyState } from '@tabi/shared/ui';
import { useEffect, useState } from 'react';
import { failedWithoutWords, pollFor, pollTimedOut } from '../../../common/api/plan-trip.ts';
import { Planning } from '../../../common/components/planning.tsx';

/** The planner found no days: what to change, and the form of this very trip to change it. */
function Failed({ trip }: { trip: Trip }) {
  const state = useAppStateSource();
  const { sentence } = useFormats();
  const change = () =>
    openWidget(state, {
      widget: 'mf-planner/TripForm',
      props: { destinations: [], trip: trip.slug },
      title: 'Change the trip',
    });
  return (
    <EmptyState title="This trip could not be planned" text={sentence(trip.message ?? failedWithoutWords)}>
      {trip.canManage && !trip.locked ? (
        <Button look="primary" onClick={change}>
          Change the trip
        </Button>
      ) : null}
    </EmptyState>
  );
}

/** On its way; after a minute nobody is let wait without a word. */
function Waiting({ trip, onAskOn }: { trip: Trip; onAskOn: () => void }) {
  const [tooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (tooLong) return undefined;
    const timer = setTimeout(() => setTooLong(true), pollFor);
    return () => clearTimeout(timer);
  }, [tooLong]);
  const askOn = () => {
    setTooLong(false);
    onAskOn();
  };
  if (tooLong) {
    return (
      <div role="alert">
        <EmptyState title="This takes longer than usual" text={pollTimedOut}>
          <Button look="primary" onClick={askOn}>
            Look again
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <Planning
      days={daysBetween(trip.startDate, trip.endDate)}
      destinations={trip.destinations.map(({ name }) => name)}
      progress={trip.progress ?? null}
    />
  );
}

/** A trip without days yet: on its way, or impossible as it was asked for. */
export function StillPlanning({ trip, onAskOn }: { trip: Trip; onAskOn: () => void }) {
  return (
    <Container>{trip.status === 'failed' ? <Failed trip={trip} /> : <Waiting {...{ trip, onAskOn }} />}</Container>
  );
}
