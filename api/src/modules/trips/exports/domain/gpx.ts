import { mapDays, type MapStop, type SeenTrip } from './stops.ts';
import { xmlTag, xmlText } from './xml.ts';

const pointOf = (tag: 'wpt' | 'rtept', { lat, lng, name, about, event }: MapStop): string => {
  const more = tag === 'wpt' ? xmlTag('desc', about) + xmlTag('type', event.type) : '';
  return `<${tag} lat="${lat}" lon="${lng}">${xmlTag('name', name)}${more}</${tag}>`;
};

/**
 * A trip as GPX 1.1: every stop a waypoint, every day a route.
 * @param day only this one
 */
export function gpxOf(seen: SeenTrip, day?: string): string {
  const days = mapDays(seen).filter(({ date }) => day === undefined || date === day);
  const stops = days.flatMap((one) => one.stops);
  const routes = days
    .filter((one) => one.stops.length > 1)
    .map(
      ({ name, stops: of }, index) =>
        `<rte>${xmlTag('name', name)}<number>${index + 1}</number>${of.map((stop) => pointOf('rtept', stop)).join('')}</rte>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Tabi" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${xmlText(seen.trip.title)}</name></metadata>
${stops.map((stop) => pointOf('wpt', stop)).join('\n')}
${routes.join('\n')}
</gpx>
`;
}
