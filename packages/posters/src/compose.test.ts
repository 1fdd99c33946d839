import { bestTimes, landscapes, motifs } from './vocabulary.ts';
import { composePoster } from './compose.ts';
import { titleLines } from './title.ts';
import type { PosterFacts } from './types.ts';

const palette = {
  sky: '#6E8FB5',
  light: '#F4C77B',
  far: '#A9B4C8',
  near: '#6B3F33',
  ground: '#3E2A26',
  accent: '#D9772B',
};

const facts = (change: Partial<PosterFacts> = {}): PosterFacts => ({
  slug: 'a-place',
  motif: 'pagoda',
  landscape: 'hills',
  palette,
  bestTime: 'morning',
  setting: 'outdoor',
  country: 'JP',
  ...change,
});

const card = { width: 640, height: 480 };

/** Fails on tags that do not close in order, on broken numbers, and on paints that nobody defined. */
function expectSound(svg: string): void {
  const open: string[] = [];
  for (const [, closing, name, selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosed) open.push(name as string);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}

const countries = ['JP', 'CN', 'KR', 'TH', 'ID', 'IN', 'NP', 'UZ', 'GE', 'TR', 'AE', undefined];

describe('composePoster', () => {
  it('draws the same facts the same, and another slug or seed differently', () => {
    expect(composePoster(facts(), card)).toBe(composePoster(facts(), card));
    expect(composePoster(facts({ slug: 'b-place' }), card)).not.toBe(composePoster(facts(), card));
    expect(composePoster(facts({ seed: 2 }), card)).not.toBe(composePoster(facts(), card));
  });

  it.each(motifs)('draws %s in every light and every way of building', (motif) => {
    bestTimes.forEach((bestTime, i) => expectSound(composePoster(facts({ motif, bestTime, slug: `x-${i}` }), card)));
    countries.forEach((country, i) => expectSound(composePoster(facts({ motif, country, slug: `y-${i}` }), card)));
  });

  it.each(motifs)('draws %s in several ways', (motif) => {
    const body = (i: number) => composePoster(facts({ motif, slug: `v-${i}` }), card).replace(/^.*<\/defs>/s, '');
    expect(new Set(Array.from({ length: 6 }, (_, i) => body(i))).size).toBe(6);
  });

  it.each(landscapes)('puts a motif into %s', (landscape) => {
    for (const motif of ['torii', 'fort', 'island', 'junk'] as const)
      expectSound(composePoster(facts({ landscape, motif }), card));
  });

  it.each([
    [640, 480],
    [720, 480],
    [1280, 720],
    [2100, 900],
    [600, 800],
    [1200, 630],
    [320, 320],
  ])('fills %i × %i', (width, height) => {
    const svg = composePoster(facts(), { width, height });
    const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(Number(w) / Number(h)).toBeCloseTo(width / height, 2);
    expectSound(svg);
  });

  it('sets a title as text, escaped', () => {
    const svg = composePoster(facts(), { width: 1200, height: 630, title: 'Bath & <Body>' });
    expect(svg).toContain('Bath &amp; &lt;Body&gt;');
    expectSound(svg);
  });

  it('stays small enough to render at once', () => {
    const sizes = motifs.map((motif) => composePoster(facts({ motif }), { width: 1680, height: 720 }).length);
    expect(Math.max(...sizes)).toBeLessThan(420_000);
  });
});

describe('titleLines', () => {
  it('keeps a short title on one line and balances a long one', () => {
    expect(titleLines('Kyoto')).toEqual(['Kyoto']);
    expect(titleLines('Wat Phra That Doi Suthep')).toEqual(['Wat Phra That', 'Doi Suthep']);
  });
});
