import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';

/** Something that a file of another app names, and where it is. */
export interface FoundPlace {
  name: string;
  lat: number;
  lng: number;
}

/** The file cannot be read; its message is for people. */
export class UnreadableFile extends Error {}

const mostBytes = 5_000_000;
export const mostPlaces = 200;

/** The map of a KMZ, which is a packed KML. What says that it is larger than any map is not unpacked at all. */
function unpacked(file: Uint8Array): string {
  let first: string | undefined;
  try {
    const files = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (first !== undefined || !name.toLowerCase().endsWith('.kml') || originalSize > mostBytes) return false;
        first = name;
        return true;
      },
    });
    const map = first === undefined ? undefined : files[first];
    if (map && map.length <= mostBytes) return strFromU8(map);
  } catch {
    // Damaged: the same as one without a map.
  }
  throw new UnreadableFile('There is no map in this file that can be read. Save it again as KML or GPX.');
}

const isZip = (file: Uint8Array) => file[0] === 0x50 && file[1] === 0x4b;

function treeOf(text: string) {
  // Declarations of a file's own are of no use in a map, and could unfold to more than fits anywhere.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new UnreadableFile(
      'This file declares things of its own, which we do not read. Save it again as KML or GPX.',
    );
  try {
    return new DOMParser({
      onError: (_level, message) => {
        throw new Error(message);
      },
    }).parseFromString(text, 'text/xml');
  } catch {
    throw new UnreadableFile(
      'This file is damaged: it breaks off or is no GPX or KML. Save it again where it is from.',
    );
  }
}

interface Feature {
  geometry: { type: string; coordinates: unknown } | null;
  properties: Record<string, unknown> | null;
}

/** The first pair of numbers of whatever a shape is made of. */
function startOf(coordinates: unknown): [number, number] | null {
  if (!Array.isArray(coordinates)) return null;
  const [lng, lat] = coordinates;
  if (typeof lng === 'number' && typeof lat === 'number') return [lng, lat];
  return startOf(lng);
}

const clean = (name: unknown): string =>
  typeof name === 'string'
    ? name
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 160)
    : '';

/** Of one name at one spot there is one. */
function distinct(places: readonly FoundPlace[]): FoundPlace[] {
  const seen = new Set<string>();
  return places.filter(({ name, lat, lng }) => {
    const key = `${name} ${lat.toFixed(4)} ${lng.toFixed(4)}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/**
 * Pure: what a GPX, KML or KMZ file has on the map. Waypoints are places; where there are none, each track is one, at its
 * beginning.
 * @throws UnreadableFile in a sentence that says what to do
 */
export function readPlaces(file: Uint8Array): FoundPlace[] {
  const tree = treeOf(isZip(file) ? unpacked(file) : strFromU8(file));
  const kind = tree.documentElement?.localName;
  if (kind !== 'gpx' && kind !== 'kml') throw new UnreadableFile('This is no GPX or KML file.');
  const { features } = (kind === 'gpx' ? gpx(tree as never) : kml(tree as never)) as { features: Feature[] };
  const points = features.filter(({ geometry }) => geometry?.type === 'Point');
  const shown = points.length > 0 ? points : features;
  const places = shown.flatMap(({ geometry, properties }, index) => {
    const start = startOf(geometry?.coordinates);
    if (!start) return [];
    const [lng, lat] = start;
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return [];
    return [{ name: clean(properties?.['name']) || `Place ${index + 1}`, lat, lng }];
  });
  const found = distinct(places);
  if (found.length === 0) throw new UnreadableFile('There is no place on the map of this file.');
  if (found.length > mostPlaces)
    throw new UnreadableFile(`There are ${found.length} places in this file. Bring in at most ${mostPlaces} at once.`);
  return found;
}
