import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bestTimes, motifs, type BestTime, type Landscape, type Motif } from './vocabulary.ts';
import { renderSheet } from './sheet.ts';
import { seeded } from './seeded.ts';
import type { Palette, PosterFacts } from './types.ts';

/**
 * Renders posters side by side into one PNG, to look at.
 *
 * `tsx packages/posters/src/contact-sheet.ts out.png [--motifs a,b] [--each 3] [--width 400] [--height 300] [--columns 4] [--time night] [--place kyoto] [--seed 1]`
 */

interface Ground {
  slug: string;
  country: string;
  landscape: Landscape;
  palette: Palette;
}

const catalogue = join(dirname(fileURLToPath(import.meta.url)), '../../catalogue/data');

const fallback: Ground[] = [
  {
    slug: 'kyoto',
    country: 'JP',
    landscape: 'hills',
    palette: {
      sky: '#E9C9B1',
      light: '#F6E3C5',
      far: '#8FA3A0',
      near: '#3E5A57',
      ground: '#B08D63',
      accent: '#C8402B',
    },
  },
  {
    slug: 'dubai',
    country: 'AE',
    landscape: 'desert',
    palette: {
      sky: '#8CC5D6',
      light: '#F8DFA9',
      far: '#C9A983',
      near: '#6B5A55',
      ground: '#E0B877',
      accent: '#D9772B',
    },
  },
  {
    slug: 'bali',
    country: 'ID',
    landscape: 'islands',
    palette: {
      sky: '#9CD0CB',
      light: '#FBE6B8',
      far: '#6FA08A',
      near: '#2F6B4F',
      ground: '#8FA24F',
      accent: '#E2703A',
    },
  },
  {
    slug: 'bangkok',
    country: 'TH',
    landscape: 'river-plain',
    palette: {
      sky: '#F2B880',
      light: '#FCE0A6',
      far: '#A58CA0',
      near: '#4B3F66',
      ground: '#B58A58',
      accent: '#E0912F',
    },
  },
  {
    slug: 'kathmandu',
    country: 'NP',
    landscape: 'mountains',
    palette: {
      sky: '#8FB4D9',
      light: '#F8EBD0',
      far: '#8C98B8',
      near: '#4A5578',
      ground: '#B7835A',
      accent: '#C9452F',
    },
  },
  {
    slug: 'samarkand',
    country: 'UZ',
    landscape: 'steppe',
    palette: {
      sky: '#7FB6D6',
      light: '#F7E2B4',
      far: '#B8A58C',
      near: '#2F6E8E',
      ground: '#D2A768',
      accent: '#1E86A8',
    },
  },
  {
    slug: 'tbilisi',
    country: 'GE',
    landscape: 'hills',
    palette: {
      sky: '#C7D3DE',
      light: '#F4DDB8',
      far: '#8A9A88',
      near: '#4F5B48',
      ground: '#A8845C',
      accent: '#B5532F',
    },
  },
  {
    slug: 'hong-kong',
    country: 'HK',
    landscape: 'megacity',
    palette: {
      sky: '#6E8FC0',
      light: '#F3C7A0',
      far: '#6D80A4',
      near: '#2E3F66',
      ground: '#4F6B78',
      accent: '#E0463E',
    },
  },
  {
    slug: 'ha-long',
    country: 'VN',
    landscape: 'karst',
    palette: {
      sky: '#A9CFCB',
      light: '#F3E7C8',
      far: '#7F9F98',
      near: '#2F5D55',
      ground: '#6E8B6A',
      accent: '#D1633A',
    },
  },
  {
    slug: 'jaipur',
    country: 'IN',
    landscape: 'desert',
    palette: {
      sky: '#F3C9A8',
      light: '#FBE3BE',
      far: '#C99A86',
      near: '#8A4B45',
      ground: '#D2A06A',
      accent: '#D2543F',
    },
  },
];

/** Palettes of the catalogue's destinations, else a few of our own. */
function grounds(): Ground[] {
  if (!existsSync(catalogue)) return fallback;
  const found = readdirSync(catalogue).flatMap((slug): Ground[] => {
    const file = join(catalogue, slug, 'destination.json');
    if (!existsSync(file)) return [];
    try {
      const { country, landscape, palette } = JSON.parse(readFileSync(file, 'utf8')) as Ground;
      return palette ? [{ slug, country, landscape, palette }] : [];
    } catch {
      return [];
    }
  });
  return found.length > 8 ? found : [...found, ...fallback];
}

const string = { type: 'string' } as const;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    motifs: string,
    each: { ...string, default: '2' },
    width: { ...string, default: '400' },
    height: { ...string, default: '300' },
    columns: { ...string, default: '4' },
    seed: { ...string, default: '0' },
    time: string,
    place: string,
    slug: string,
    land: string,
  },
});

/** Where a motif is likely to be met, so that the sheet shows it at home. */
const homes: Partial<Record<Motif, string>> = {
  torii: 'JP',
  gopuram: 'IN',
  prang: 'TH KH',
  church: 'GE AM PH',
  dune: 'AE OM',
  steppe: 'KZ KG MN UZ',
  minaret: 'UZ TR',
  junk: 'HK VN',
  bamboo: 'JP CN',
  'rice-terrace': 'ID VN PH',
  'hot-spring': 'JP TW TR',
  stupa: 'NP TH LK MM ID BT',
  mosque: 'TR UZ AE MY IR',
  reef: 'MV PH ID TH',
  beach: 'TH ID PH MV',
  'tea-terrace': 'LK IN CN TW',
};

function sheetFacts(motif: Motif, i: number): PosterFacts {
  const rng = seeded(`${motif}/${i}/${options.seed}`);
  const place = options.place;
  const all = grounds().filter((ground) => !place || ground.slug === place);
  const home = homes[motif];
  const near = home ? all.filter((ground) => home.includes(ground.country)) : all;
  const ground = rng.pick(near.length > 0 ? near : all.length > 0 ? all : fallback);
  const bestTime = (options.time as BestTime | undefined) ?? rng.pick(bestTimes);
  return {
    slug: options.slug ?? `${ground.slug}-${motif}-${i}`,
    motif,
    landscape: (options.land as Landscape | undefined) ?? ground.landscape,
    palette: ground.palette,
    country: ground.country,
    bestTime,
    setting: 'outdoor',
    seed: Number(options.seed),
  };
}

async function main(): Promise<void> {
  const [out = 'contact-sheet.png'] = positionals;
  const width = Number(options.width);
  const height = Number(options.height);
  const columns = Number(options.columns);
  const each = Number(options.each);
  const wanted = (options.motifs?.split(',') as Motif[] | undefined) ?? [...motifs];
  const facts = wanted.flatMap((motif) => Array.from({ length: each }, (_, i) => sheetFacts(motif, i)));
  facts.forEach((fact, i) =>
    process.stdout.write(
      `${Math.floor(i / columns) + 1}:${(i % columns) + 1} ${fact.slug} ${fact.bestTime} ${fact.landscape}\n`,
    ),
  );
  writeFileSync(out, await renderSheet(facts, { width, height, columns }));
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
