import type { LocationDetails } from '@tabi/shared/contracts/places';
import { TitleBlock } from '@tabi/shared/ui';
import { CardRow } from '../../../common/components/card-row.tsx';
import { rowSizes } from '../../../common/components/card-section.tsx';
import { DestinationCard } from './destination-card.tsx';

/** Where else to go on the same journey; nothing where nothing is near. */
export function Neighbours({ of }: { of: LocationDetails }) {
  if (of.neighbours.length === 0) return null;
  return (
    <section aria-labelledby="neighbours">
      <TitleBlock id="neighbours" title={`Goes well with ${of.name}`} />
      <CardRow label={`Destinations that go well with ${of.name}`}>
        {of.neighbours.map((neighbour) => (
          <DestinationCard key={neighbour.slug} destination={neighbour} sizes={rowSizes} />
        ))}
      </CardRow>
    </section>
  );
}
