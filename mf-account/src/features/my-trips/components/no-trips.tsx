import { Button, EmptyState } from '@tabi/shared/ui';
import { useTopDestinations } from '../api.ts';

/** Three posters on a table, and what to do next. */
export function NoTrips({ plan }: { plan: () => void }) {
  const { data } = useTopDestinations();
  return (
    <EmptyState
      title="No trips yet"
      text="Say where and when, and a first plan is here in seconds. You can change all of it."
      posters={data?.results.map(({ cover }) => cover) ?? []}
    >
      <Button look="primary" size="large" onClick={plan}>
        Start planning now
      </Button>
    </EmptyState>
  );
}
