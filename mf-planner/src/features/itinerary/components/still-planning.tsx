import type { Trip } from '@tabi/shared/contracts/trips';
import { daysBetween, joinNames } from '@tabi/shared/format';
import { openWidget, useAppStateSource } from '@tabi/shared/state';
import { Button, Container, EmptyState } from '@tabi/shared/ui';

/** A trip without days yet: on its way, or impossible as it was asked for. */
export function StillPlanning({ trip }: { trip: Trip }) {
  const state = useAppStateSource();
  const again = () =>
    openWidget(state, {
      widget: 'mf-planner/TripForm',
      props: { destinations: [], trip: trip.slug },
      title: 'Change the trip',
    });
  if (trip.status === 'failed') {
    return (
      <Container>
        <EmptyState
          title="This trip could not be planned"
          text={trip.message ?? 'An error occurred while polling trip status.'}
        >
          <Button look="primary" onClick={again}>
            Change the trip
          </Button>
        </EmptyState>
      </Container>
    );
  }
  const days = daysBetween(trip.startDate, trip.endDate);
  return (
    <Container>
      <div role="status">
        <EmptyState
          title={`Creating your personalised ${days} day(s) trip to ${joinNames(trip.destinations.map(({ name }) => name))}`}
          text="This page fills itself as soon as the days are there."
        />
      </div>
    </Container>
  );
}
