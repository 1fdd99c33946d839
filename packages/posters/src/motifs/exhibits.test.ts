import { exhibitOf } from './exhibits.ts';
import { seeded } from '../seeded.ts';
import { tonesOf } from '../tones.ts';
import type { Stage } from '../types.ts';

const palette = {
  sky: '#6E8FB5',
  light: '#F4C77B',
  far: '#A9B4C8',
  near: '#6B3F33',
  ground: '#3E2A26',
  accent: '#D9772B',
};

const shownAt = (slug: string) => {
  const stage = { facts: { slug }, style: 'japan', thing: seeded(slug), choices: [], tones: tonesOf(palette, 'noon') };
  return exhibitOf(stage as unknown as Stage);
};

it('shows before a museum of one subject what it is about', () => {
  const slugs = ['war-remnants-museum', 'fukui-dinosaur-museum', 'yamato-museum', 'mazda-museum', 'moca-bangkok'];
  expect(new Set(slugs.map(shownAt)).size).toBe(slugs.length);
  expect(slugs.map(shownAt)).not.toContain('');
});

it.each(['national-museum', 'peace-memorial-museum', 'partition-museum', 'edo-tokyo-museum'])(
  'shows nothing before %s, which is about more or about mourning',
  (slug) => {
    expect(shownAt(slug)).toBe('');
  },
);
