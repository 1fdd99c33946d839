import { readFileSync } from 'node:fs';
import { Reader, type CityResponse } from 'maxmind';
import { z } from 'zod';
import { StartProblem } from '@tabi/postgres';

/** How the site finds out where a request comes from. */
export interface Locating {
  /** The header in which the proxy before the site names the country; undefined: none is believed. */
  countryHeader: string | undefined;
  /** Null for an address that is in no database, and always without one. */
  lookUp(ip: string): { countryCode: string; city: string | null } | null;
}

export const locatingSettings = z.object({
  /** Such as `cf-ipcountry`. Only set it where every request passes that proxy: anybody can send a header. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/i, 'COUNTRY_HEADER must be the name of a header, such as cf-ipcountry.')
    .transform((name) => name.toLowerCase())
    .optional(),
  /** A MaxMind database of countries or cities (`.mmdb`). */
  MAXMIND_DB: z.string().optional(),
});

export const nowhereKnown: Locating = { countryHeader: undefined, lookUp: () => null };

/** @throws StartProblem when the database is not there or is none */
export function openLocating(found: { countryHeader: string | undefined; database: string | undefined }): Locating {
  const { countryHeader, database } = found;
  if (!database) return { ...nowhereKnown, countryHeader };
  let reader: Reader<CityResponse>;
  try {
    reader = new Reader<CityResponse>(readFileSync(database));
  } catch (error) {
    throw new StartProblem(`MAXMIND_DB=${database} cannot be read (${(error as Error).message}): name a .mmdb file.`);
  }
  return {
    countryHeader,
    lookUp: (ip) => {
      const record = reader.get(ip);
      const countryCode = record?.country?.iso_code;
      return countryCode ? { countryCode, city: record.city?.names?.en ?? null } : null;
    },
  };
}
