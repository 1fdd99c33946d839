import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

interface Town {
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

const file = new URL('../../catalogue/data/reference/cities15000.csv.gz', import.meta.url);
const kmPerDegree = 111.2;
/** How far a city reaches, as the API asks its database: 4 km, and 6 for the root of each million people. */
const reachKm = ({ population }: Town): number => 4 + 6 * Math.sqrt(population / 1e6);

let towns: Town[] | undefined;

/** Commas within quotes do not part the columns. */
const columnsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

function readTowns(): Town[] {
  const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trim().split(/\r?\n/);
  const names = columnsOf(head);
  const [country, lat, lng, population] = ['country', 'lat', 'lng', 'population'].map((name) => names.indexOf(name));
  return lines.map((line) => {
    const columns = columnsOf(line);
    return {
      country: columns[country!]!,
      lat: Number(columns[lat!]),
      lng: Number(columns[lng!]),
      population: Number(columns[population!]),
    };
  });
}

/** Of the largest city of the country that reaches to a point; 0 when none of 15,000 people does. */
export function populationNear(country: string, lat: number, lng: number): number {
  towns ??= readTowns();
  const narrow = Math.cos((lat * Math.PI) / 180);
  const km = (town: Town): number => kmPerDegree * Math.hypot(town.lat - lat, (town.lng - lng) * narrow);
  const around = towns.filter((town) => town.country === country && km(town) <= reachKm(town));
  return Math.max(0, ...around.map((town) => town.population));
}
