import type { Whereabouts } from '@tabi/shared/contracts/visits';
import type { ApiContext } from '../../../ports/context.ts';
import { regionOfLanguages } from './domain/language-region.ts';
import { readZone } from './domain/zone-name.ts';
import { countries, type CountryRow } from './repository.ts';

/** What a request tells of where it comes from. */
export interface Hints {
  /** What the proxy before the site says, when one is configured. */
  proxyCountry: string | null;
  ip: string;
  timeZone: string | undefined;
  languages: string;
}

export interface Place {
  country: CountryRow | null;
  city: string | null;
  source: Whereabouts['source'];
}

type Context = Pick<ApiContext, 'pool' | 'locating'>;
type Guess = (context: Context, hints: Hints) => Promise<Omit<Place, 'source'>>;

const nowhere = { country: null, city: null };
const code = async ({ pool }: Context, country: string | null | undefined, city: string | null = null) =>
  country ? { country: await countries.byCode(pool, country), city } : nowhere;

/** The surest first. */
const guesses: { source: Place['source']; guess: Guess }[] = [
  { source: 'proxy', guess: (context, { proxyCountry }) => code(context, proxyCountry) },
  {
    source: 'database',
    guess: (context, { ip }) => {
      const found = context.locating.lookUp(ip);
      return code(context, found?.countryCode, found?.city);
    },
  },
  {
    source: 'time-zone',
    guess: async ({ pool }, { timeZone }) => ({
      country: timeZone ? await countries.byZone(pool, readZone(timeZone)) : null,
      city: null,
    }),
  },
  { source: 'languages', guess: (context, { languages }) => code(context, regionOfLanguages(languages)) },
];

export async function locate(context: Context, hints: Hints): Promise<Place> {
  for (const { source, guess } of guesses) {
    const place = await guess(context, hints);
    if (place.country) return { ...place, source };
  }
  return { ...nowhere, source: 'unknown' };
}
