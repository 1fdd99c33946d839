import type { PosterFacts, Style } from './types.ts';
import { seeded } from './seeded.ts';

const countries: Record<Style, string> = {
  japan: 'JP',
  china: 'CN TW HK MO VN',
  korea: 'KR KP',
  thai: 'TH LA KH MM',
  malay: 'ID MY SG BN PH TL',
  india: 'IN BD PK LK MV',
  himalaya: 'NP BT MN',
  persia: 'UZ TM TJ KZ KG IR AF',
  caucasus: 'GE AM AZ RU',
  levant: 'TR CY LB IL SY PS JO EG',
  arabia: 'AE OM QA SA BH KW YE IQ',
};

const byMotif: Partial<Record<PosterFacts['motif'], readonly Style[]>> = {
  torii: ['japan'],
  gopuram: ['india'],
  prang: ['thai'],
  junk: ['china'],
  church: ['caucasus'],
  steppe: ['persia'],
  minaret: ['persia', 'levant'],
  mosque: ['persia', 'levant', 'arabia'],
  dune: ['arabia'],
  bamboo: ['japan', 'china'],
  'hot-spring': ['japan'],
  'tea-terrace': ['china', 'india'],
  'rice-terrace': ['malay', 'china'],
};

const byLandscape: Record<PosterFacts['landscape'], readonly Style[]> = {
  coast: ['levant', 'china', 'arabia'],
  islands: ['malay', 'thai'],
  'river-plain': ['thai', 'india'],
  hills: ['japan', 'korea'],
  mountains: ['caucasus', 'japan', 'himalaya'],
  'high-plateau': ['himalaya'],
  desert: ['arabia', 'persia'],
  jungle: ['malay', 'thai'],
  steppe: ['persia'],
  megacity: ['china', 'japan', 'korea'],
  karst: ['china'],
  lake: ['caucasus', 'india', 'china'],
};

/** The country decides; without one the motif, then the land. */
export function styleOf(facts: PosterFacts): Style {
  const { country } = facts;
  if (country) {
    const known = (Object.keys(countries) as Style[]).find((style) => countries[style].includes(country.toUpperCase()));
    if (known) return known;
  }
  const likely = byMotif[facts.motif] ?? byLandscape[facts.landscape];
  return seeded(`${facts.palette.sky}${facts.palette.accent}/style`).pick(likely);
}

const warm: readonly Style[] = ['thai', 'malay', 'india', 'arabia'];

/** Whether palms grow here. */
export const hasPalms = (facts: PosterFacts, style: Style): boolean =>
  facts.landscape === 'islands' ||
  facts.landscape === 'jungle' ||
  (warm.includes(style) && facts.landscape !== 'mountains' && facts.landscape !== 'high-plateau');

const snowless = 'TH LA KH MM VN ID MY SG BN PH TL LK MV BD HK MO';

/** Whether mountains are white on top here; by the way of building where no country is given. */
export const hasSnow = ({ country }: Pick<PosterFacts, 'country'>, style: Style): boolean =>
  country ? !snowless.includes(country.toUpperCase()) : style !== 'thai' && style !== 'malay';
