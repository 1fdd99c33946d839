import { composePoster } from '../compose.ts';
import { renderPoster } from '../render.ts';
import { motifArt } from '../motifs/motif-art.ts';
import { setStage } from '../stage.ts';
import { motifs } from '../vocabulary.ts';
import type { PosterFacts } from '../types.ts';
import { pictureHash } from './picture.ts';
import { viewsOf } from './views.ts';

const facts = (change: Partial<PosterFacts> = {}): PosterFacts => ({
  slug: 'a-place',
  motif: 'pagoda',
  landscape: 'hills',
  palette: { sky: '#6E8FB5', light: '#F4C77B', far: '#A9B4C8', near: '#6B3F33', ground: '#3E2A26', accent: '#D9772B' },
  bestTime: 'morning',
  setting: 'outdoor',
  country: 'CN',
  ...change,
});
const size = { width: 1024, height: 800 };

it('begins with the poster of the thing, whose address stays what it was', () => {
  const [first] = viewsOf(facts());
  expect(first?.facts).toEqual(facts());
});

it.each(motifs)('shows %s in six pictures of which no two are alike', (motif) => {
  const views = viewsOf(facts({ motif }));
  expect(views).toHaveLength(6);
  expect(new Set(views.map((view) => composePoster(view.facts, size))).size).toBe(6);
  expect(new Set(views.map((view) => pictureHash(view.facts))).size).toBe(6);
});

it('shows each hour of the day once, and says which', () => {
  expect(viewsOf(facts({ bestTime: 'midday', light: 'noon' })).map(({ words }) => words)).toEqual([
    'at noon',
    'at sunset',
    'from close by',
    'at dawn',
    'at dusk',
    'in the afternoon',
  ]);
});

it('shows a night market by lamplight alone', () => {
  const words = viewsOf(facts({ motif: 'night-market' })).map((view) => view.words);
  expect(words.every((text) => /night|dusk|close/.test(text))).toBe(true);
});

it('draws one and the same building in every view', () => {
  const heightIn = (view: PosterFacts) => {
    const art = motifArt(view);
    if (art.as !== 'object') throw new Error('A pagoda is an object.');
    const { stage } = setStage(view, size, art);
    return art.draw({ ...stage, rng: stage.thing }).height;
  };
  // A pagoda of China has seven or nine storeys.
  for (const slug of ['a', 'b', 'c', 'd'])
    expect(new Set(viewsOf(facts({ slug })).map((view) => heightIn(view.facts))).size).toBe(1);
});

it('shows from close by a part of the drawing, in the same shape', async () => {
  const close = viewsOf(facts()).find((view) => view.facts.close);
  const svg = composePoster((close as { facts: PosterFacts }).facts, size);
  const [, , , w, h] = (/viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  expect((w as number) / (h as number)).toBeCloseTo(1024 / 800, 2);
  expect(w as number).toBeLessThan(800);
  const picture = await renderPoster((close as { facts: PosterFacts }).facts, { ...size, format: 'webp' });
  expect(picture.length).toBeLessThan(70_000);
});
