import type { JourneyDetails } from '@tabi/shared/contracts/journeys';
import { plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useMemo } from 'react';
import { RouteSection } from '../../../common/components/route-section.tsx';
import type { RouteStop } from '../../../common/components/route-timeline.tsx';
import { formatConnection } from '../../../common/domain/words.ts';
import { firstDays } from '../domain/journeys.ts';

function routeOf({ stays }: Pick<JourneyDetails, 'stays'>): RouteStop[] {
  const days = firstDays(stays);
  return stays.map(({ location, nights, why, way_here: way }, index) => ({
    // Somewhere that one comes back to stands again.
    id: `${index} ${location.slug}`,
    name: location.name,
    to: links.destination(location.slug),
    lat: location.lat,
    lng: location.lng,
    picture: location.mediumCover,
    from: `Day ${days[index]}`,
    until: null,
    facts: `${location.country.name} · ${plural(nights, 'night')}`,
    text: why,
    wayHere: way && [`${formatConnection(way)}.`, way.note].filter(Boolean).join(' '),
  }));
}

/** The stays of a journey in their order, with the way to each. */
export function JourneyRoute({ journey }: { journey: JourneyDetails }) {
  const stops = useMemo(() => routeOf(journey), [journey]);
  return (
    <RouteSection
      title="Stay by stay"
      subtitle="What to see on each day is laid out when you open it as a trip, by opening hours and your dates."
      stops={stops}
      mapLabel={`Map of ${journey.title}`}
    />
  );
}
