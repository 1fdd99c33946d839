import { mapDays, type MapDay, type SeenTrip } from './stops.ts';
import { xmlTag, xmlText } from './xml.ts';

const at = ({ lat, lng }: { lat: number; lng: number }): string => `${lng},${lat}`;

function folderOf({ name, stops }: MapDay): string {
  const places = stops.map(
    (stop) =>
      `<Placemark>${xmlTag('name', stop.name)}${xmlTag('description', stop.about)}<Point><coordinates>${at(stop)}</coordinates></Point></Placemark>`,
  );
  const line =
    stops.length > 1
      ? `<Placemark>${xmlTag('name', `The way of ${name}`)}<LineString><tessellate>1</tessellate><coordinates>${stops.map(at).join(' ')}</coordinates></LineString></Placemark>`
      : '';
  return `<Folder>${xmlTag('name', name)}
${[...places, line].filter(Boolean).join('\n')}
</Folder>`;
}

/**
 * A trip as KML 2.2: a folder a day, with its stops and the line that joins them.
 * @param day only this one
 */
export const kmlOf = (seen: SeenTrip, day?: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
<Document><name>${xmlText(seen.trip.title)}</name>
${mapDays(seen)
  .filter(({ date }) => day === undefined || date === day)
  .map(folderOf)
  .join('\n')}
</Document>
</kml>
`;
