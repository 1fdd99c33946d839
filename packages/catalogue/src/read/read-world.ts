import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { connectionSchema, type CatalogueConnection } from '../schema/connection-schema.ts';
import { countrySchema, type CatalogueCountry } from '../schema/country-schema.ts';
import { festivalSchema, type CatalogueFestival } from '../schema/festival-schema.ts';
import { journeySchema, type CatalogueJourney } from '../schema/journey-schema.ts';
import { CatalogueError, readFile, readOptional } from './read-file.ts';

/** What belongs to no destination alone. */
export type CatalogueWorld = {
  countries: CatalogueCountry[];
  connections: CatalogueConnection[];
  festivals: CatalogueFestival[];
  journeys: CatalogueJourney[];
};

/**
 * Reads `<root>/countries/*.json` and `<root>/world/{connections,festivals,journeys}.json`; each may be missing.
 * @throws CatalogueError listing every file that does not parse or does not fit its schema
 */
export function readWorld(root: string): CatalogueWorld {
  const problems: string[] = [];
  const folder = join(root, 'countries');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const countries = files.flatMap((file) => {
    const country = readFile(join(folder, file), countrySchema, problems)?.rows;
    if (country && `${country.code}.json` !== basename(file))
      problems.push(`countries/${file}: is the file of ${country.code}; one of them is wrong.`);
    return country ?? [];
  });
  const world = (file: string) => join(root, 'world', file);
  const connections = readOptional(world('connections.json'), z.array(connectionSchema), problems)?.rows ?? [];
  const festivals = readOptional(world('festivals.json'), z.array(festivalSchema), problems)?.rows ?? [];
  const journeys = readOptional(world('journeys.json'), z.array(journeySchema), problems)?.rows ?? [];
  if (problems.length) throw new CatalogueError(problems);
  return { countries, connections, festivals, journeys };
}
