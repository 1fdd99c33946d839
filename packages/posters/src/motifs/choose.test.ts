import { seeded } from '../seeded.ts';
import type { Stage } from '../types.ts';
import { choose } from './choose.ts';

const stageOf = (slug: string, style: Stage['style']) =>
  ({ facts: { slug }, style, thing: seeded(slug), choices: [] }) as unknown as Stage;

const options = [
  { draw: 'charminar', named: /charminar/ },
  { draw: 'paifang', styles: ['china'] },
  { draw: 'arch' },
] as const;

it.each([
  ['charminar', 'india', 'charminar'],
  ['some-gate', 'china', 'paifang'],
  ['some-gate', 'levant', 'arch'],
] as const)('draws %s in %s as %s', (slug, style, drawing) => {
  const stage = stageOf(slug, style);
  expect(choose(stage, 'gate', options)).toBe(drawing);
  expect(stage.choices).toHaveLength(1);
});

it('draws what stands in one place nowhere else', () => {
  const drawn = Array.from({ length: 30 }, (_, i) => choose(stageOf(`gate-${i}`, 'persia'), 'gate', options));
  expect(new Set(drawn)).toEqual(new Set(['arch']));
});
