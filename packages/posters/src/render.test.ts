import sharp from 'sharp';
import { motifs } from './vocabulary.ts';
import { renderPlaceholder, renderPoster } from './render.ts';
import type { PosterFacts } from './types.ts';

const facts: PosterFacts = {
  slug: 'boudhanath',
  motif: 'stupa',
  landscape: 'mountains',
  palette: { sky: '#6E8FB5', light: '#F4C77B', far: '#A9B4C8', near: '#6B3F33', ground: '#3E2A26', accent: '#D9772B' },
  bestTime: 'early-morning',
  setting: 'outdoor',
  country: 'NP',
};

describe('renderPoster', () => {
  it.each(['webp', 'avif', 'png', 'jpeg'] as const)('makes a %s of the asked size', async (format) => {
    const picture = await renderPoster(facts, { width: 320, height: 240, format });
    const { width, height, format: made } = await sharp(picture).metadata();
    expect([width, height]).toEqual([320, 240]);
    expect(made).toBe(format === 'avif' ? 'heif' : format);
  });

  it('makes the same bytes of the same facts', async () => {
    const one = await renderPoster(facts, { width: 320, height: 240, format: 'webp' });
    const two = await renderPoster(facts, { width: 320, height: 240, format: 'webp' });
    expect(one.equals(two)).toBe(true);
  });

  it('keeps a card within its budget', async () => {
    const small = ['torii', 'beach', 'dune', 'mosque', 'snow-range', 'night-market', 'skyline'] as const;
    for (const motif of small) {
      const picture = await renderPoster({ ...facts, motif }, { width: 640, height: 480, format: 'webp' });
      expect(picture.length).toBeLessThan(26_000);
    }
  });

  it('works for pictures smaller than its tile of grain', async () => {
    const picture = await renderPoster(facts, { width: 40, height: 30, format: 'png' });
    expect((await sharp(picture).metadata()).width).toBe(40);
  });
});

describe('renderPlaceholder', () => {
  it.each(motifs)('is a tiny picture for %s', async (motif) => {
    const uri = await renderPlaceholder({ ...facts, motif });
    expect(uri).toMatch(/^data:image\/svg\+xml,/);
    expect(uri.length).toBeLessThanOrEqual(300);
  });

  it('is a picture that a decoder reads', async () => {
    const uri = await renderPlaceholder(facts);
    const svg = decodeURIComponent(uri.slice(uri.indexOf(',') + 1));
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  });
});
