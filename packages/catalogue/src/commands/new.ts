import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readCsv } from '../read/csv.ts';
import { slug as slugSchema } from '../schema/fields.ts';
import { months } from '../schema/vocabulary.ts';
import { UsageError, type Command } from './command.ts';

/** The largest city of that name in GeoNames, with its country's currency; null when there is none. */
function findCity(reference: string, name: string, country: string) {
  const cities = readCsv(gunzipSync(readFileSync(join(reference, 'cities15000.csv.gz'))).toString('utf8'));
  const wanted = name.toLowerCase();
  const [city] = cities
    .filter(
      (row) => row.country === country && [row.name, row.asciiname].some((text) => text?.toLowerCase() === wanted),
    )
    .sort((a, b) => Number(b.population) - Number(a.population));
  const land = readCsv(readFileSync(join(reference, 'countries.csv'), 'utf8')).find((row) => row.Code === country);
  return city && { lat: Number(city.lat), lng: Number(city.lng), time_zone: city.timezone, currency: land?.Currency };
}

/**
 * Writes the two files that a destination begins with. What GeoNames knows is filled in; texts are empty, and the check
 * names each of them until it is written.
 * @throws UsageError when the folder is there, or the city is not known
 */
export function beginDestination(folder: string, slug: string, name: string, country: string): string {
  if (!slugSchema.safeParse(slug).success)
    throw new UsageError(`"${slug}" is no slug: write lowercase words joined by dashes.`);
  const home = join(folder, slug);
  if (existsSync(home)) throw new UsageError(`${home} is there already. Edit its files.`);
  const city = findCity(join(folder, 'reference'), name, country);
  if (!city)
    throw new UsageError(`GeoNames has no city ${name} in ${country}. Try its English name and ISO country code.`);
  const destination = {
    slug,
    name,
    local_name: null,
    aliases: [],
    country,
    region: '',
    lat: city.lat,
    lng: city.lng,
    time_zone: city.time_zone,
    currency: city.currency,
    languages: [],
    snippet: '',
    description: '',
    seasons: { ...Object.fromEntries(months.map((month) => [month, 1])), why: '' },
    getting_in: '',
    getting_around: '',
    facts: [],
    neighbours: [],
    tier: 3,
    landscape: '',
    motif: '',
    palette: { sky: '', light: '', far: '', near: '', ground: '', accent: '' },
  };
  mkdirSync(home);
  writeFileSync(join(home, 'destination.json'), `${JSON.stringify(destination, null, 2)}\n`);
  writeFileSync(join(home, 'places.json'), '[]\n');
  return home;
}

export const newDestination: Command = {
  usage: 'new <slug> <name of the city> <country code>',
  summary: 'Begins a destination: a folder with coordinates, zone and currency filled in, and texts to write.',
  run([slug, name, country], say) {
    if (!slug || !name || !country) throw new UsageError('Give a slug, the name of the city and its country code.');
    const home = beginDestination(catalogueFolder, slug, name, country.toUpperCase());
    say(
      `${home} is begun. Write its texts and 15 places or more; \`pnpm catalogue check ${slug}\` says what is missing.`,
    );
    return 0;
  },
};
