import type { ProductDetails, ProductStop } from '@tabi/shared/contracts/products';
import { formatMinutes, type Formats } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useFormats } from '@tabi/shared/state';
import { useMemo } from 'react';
import { RouteSection } from '../../../common/components/route-section.tsx';
import type { RouteStop } from '../../../common/components/route-timeline.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { formatWay } from '../domain/tours.ts';

const wayHere = (way: ProductStop['way_here'], { distance }: Formats): string | null =>
  way && `${formatWay(way.mode)} ${formatMinutes(way.minutes)} · ${distance(way.metres)}`;

const routeStop = ({ poi, arrives_at, leaves_at, minutes, way_here }: ProductStop, formats: Formats): RouteStop => ({
  id: poi.slug,
  name: poi.name,
  to: links.attraction(poi.location_slug, poi.slug),
  lat: poi.lat,
  lng: poi.lng,
  picture: poi.mediumCover,
  from: formats.times(arrives_at),
  until: formats.times(leaves_at),
  facts: `${formatKind(poi.kind)} · ${formatMinutes(minutes)}`,
  text: poi.snippet,
  wayHere: wayHere(way_here, formats),
});

/** The stops of a tour in their order. */
export function TourRoute({ tour }: { tour: ProductDetails }) {
  const formats = useFormats();
  const stops = useMemo(() => tour.stops.map((stop) => routeStop(stop, formats)), [tour.stops, formats]);
  return (
    <RouteSection
      title="Stop by stop"
      subtitle={`Times are those of ${tour.location_name}.`}
      stops={stops}
      mapLabel={`Map of ${tour.title}`}
    />
  );
}
