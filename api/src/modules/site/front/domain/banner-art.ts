import type { PosterFacts } from '@tabi/posters';

/** The inks of banners: evening at the airport, morning on the road. */
const inks = {
  dusk: { sky: '#2E3F66', light: '#F2B872', far: '#7683A1', near: '#4A5A72', ground: '#2B3340', accent: '#D9502E' },
  dawn: { sky: '#7FA6B8', light: '#F6DFC0', far: '#9DB3B4', near: '#5F7F77', ground: '#3C5148', accent: '#C8402B' },
} as const;

const drawing = (facts: Pick<PosterFacts, 'slug' | 'motif' | 'landscape' | 'bestTime'>, ink: keyof typeof inks) => ({
  ...facts,
  palette: inks[ink],
  setting: 'outdoor' as const,
});

/** One for each variant of the flight banner, in order. */
export const flightArt: readonly PosterFacts[] = [
  drawing({ slug: 'flights-1', motif: 'skyline', landscape: 'coast', bestTime: 'evening' }, 'dusk'),
  drawing({ slug: 'flights-2', motif: 'snow-range', landscape: 'mountains', bestTime: 'early-morning' }, 'dawn'),
  drawing({ slug: 'flights-3', motif: 'island', landscape: 'islands', bestTime: 'sunset' }, 'dusk'),
  drawing({ slug: 'flights-4', motif: 'rice-terrace', landscape: 'hills', bestTime: 'morning' }, 'dawn'),
  drawing({ slug: 'flights-5', motif: 'volcano', landscape: 'coast', bestTime: 'sunset' }, 'dusk'),
  drawing({ slug: 'flights-6', motif: 'dune', landscape: 'desert', bestTime: 'early-morning' }, 'dawn'),
];

export const carArt: PosterFacts = drawing(
  { slug: 'cars', motif: 'steppe', landscape: 'steppe', bestTime: 'afternoon' },
  'dawn',
);

/** What links to pages show that have no picture of their own. */
export const houseArt: PosterFacts = drawing(
  { slug: 'tabi', motif: 'pagoda', landscape: 'mountains', bestTime: 'sunset' },
  'dawn',
);

/** The facts of `/art/banner/<slug>/…`. */
export const bannerArt = (slug: string): PosterFacts | undefined =>
  [...flightArt, carArt, houseArt].find((facts) => facts.slug === slug);
