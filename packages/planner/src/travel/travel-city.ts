import type { CityKind, CityWays } from '../model/travel-model.ts';

/** What is known of a destination that tells how people get about there. */
export interface CityFacts {
  /** Its own, for a city alone on its island. */
  readonly slug: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly landscape: string;
  /** Of the largest city of its country that reaches to it; 0 when none of 15,000 people does. */
  readonly population: number;
  /** How one gets about, as the guide of the destination has it; null where there is none. */
  readonly gettingAbout?: GettingAbout | null | undefined;
}

export interface GettingAbout {
  /** 0: hardly possible … 3: the best way. */
  readonly transit: number;
  /** Whether people take taxis, or cars called by an app. */
  readonly taxi: boolean;
}

/** Public transport below this is for those who live there. */
const goodTransit = 2;

/** Gulf states and Jordan: wide roads, heat, taxis. */
const motorCountries = new Set(['AE', 'BH', 'JO', 'KW', 'OM', 'QA', 'SA']);
/** Where trains are the usual way in, about and between cities. */
const trainCountries = new Set(['CN', 'HK', 'JP', 'KR', 'SG', 'TW']);
/** Countries that nobody leaves by land; of those with many islands the main one is meant. */
const islandCountries = new Set(['ID', 'JP', 'KR', 'LK', 'MV', 'PH', 'TW']);
const scatteredLandscapes = new Set(['high-plateau', 'islands', 'jungle', 'karst', 'lake', 'mountains']);

const millions = 1_000_000;
/** A city of more people has buses and streets enough to be one, whatever lies around it. */
const scatteredBelow = 700_000;
const townBelow = 600_000;
/** Villages: their sights lie around them. */
const villageBelow = 20_000;

function kindOf({ country, landscape, population }: CityFacts): CityKind {
  if (motorCountries.has(country)) return 'motor';
  if (population < scatteredBelow && scatteredLandscapes.has(landscape)) return 'scattered';
  if (population < villageBelow) return 'scattered';
  if (trainCountries.has(country)) return population >= 2 * millions ? 'metropolis' : 'city';
  if (population >= 2 * millions) return 'crowded';
  return population < townBelow ? 'town' : 'city';
}

function taxisOf({ gettingAbout }: CityFacts): CityWays['taxis'] | null {
  if (!gettingAbout?.taxi) return null;
  return gettingAbout.transit < goodTransit ? 'always' : 'by-night';
}

/** How people get about in a city, from a handful of facts that anybody can look up. */
export function cityWays(facts: CityFacts): CityWays {
  const { slug, country, landscape } = facts;
  const kind = kindOf(facts);
  const taxis = taxisOf(facts);
  const alone = landscape === 'islands';
  return {
    kind,
    trains: trainCountries.has(country) && kind !== 'scattered',
    ...(taxis ? { taxis } : {}),
    land: alone ? slug : islandCountries.has(country) ? country : 'mainland',
  };
}
