import type { ProductDetails, ProductStop } from '@tabi/shared/contracts/products';
import { formatMetres, formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useMemo } from 'react';
import { RouteSection } from '../../../common/components/route-section.tsx';
import type { RouteStop } from '../../../common/components/route-timeline.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { formatWay } from '../domain/tours.ts';

const wayHere = (way: ProductStop['way_here']): string | null =>
  way && `${formatWay(way.mode)} ${formatMinutes(way.minutes)} · ${formatMetres(way.metres)}`;

const routeStop = ({ poi, arrives_at, leaves_at, minutes, way_here }: ProductStop): RouteStop => ({
  id: poi.slug,
  name: poi.name,
  to: links.attraction(poi.location_slug, poi.slug),
  lat: poi.lat,
  lng: poi.lng,
  picture: poi.mediumCover,
  from: arrives_at,
  until: leaves_at,
  facts: `${formatKind(poi.kind)} · ${formatMinutes(minutes)}`,
  text: poi.snippet,
  wayHere: wayHere(way_here),
});

/** The stops of a tour in their order. */
export function TourRoute({ tour }: { tour: ProductDetails }) {
  const stops = useMemo(() => tour.stops.map(routeStop), [tour.stops]);
  return (
    <RouteSection
      title="Stop by stop"
      subtitle={`Times are those of ${tour.location_name}.`}
      stops={stops}
      mapLabel={`Map of ${tour.title}`}
    />
  );
}
