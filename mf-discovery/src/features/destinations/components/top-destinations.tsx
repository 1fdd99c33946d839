import { EmptyState, ErrorState } from '@tabi/shared/ui';
import { CardRow, CardRowSkeleton } from '../../../common/components/card-row.tsx';
import { rowSizes } from '../../../common/components/card-section.tsx';
import { useTopDestinations } from '../api.ts';
import { DestinationCard } from './destination-card.tsx';

/** The destinations most people start with, in a row. */
export function TopDestinations({ limit = 8 }: { limit?: number }) {
  const { data, error, retry } = useTopDestinations(limit);
  if (!data) {
    return error ? (
      <ErrorState size="small" title="The destinations cannot be shown right now" retry={retry} />
    ) : (
      <CardRowSkeleton />
    );
  }
  if (data.results.length === 0) return <EmptyState title="The first destinations are on their way" />;
  return (
    <CardRow label="Top destinations">
      {data.results.map((destination) => (
        <DestinationCard key={destination.slug} destination={destination} sizes={rowSizes} />
      ))}
    </CardRow>
  );
}
