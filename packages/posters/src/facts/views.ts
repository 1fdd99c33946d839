import { lightOf } from '../sky.ts';
import type { Light, PosterFacts } from '../types.ts';

/** One of a thing's pictures, and the words that tell it from the others. */
export interface View {
  facts: PosterFacts;
  words: string;
}

const words: Record<Light, string> = {
  dawn: 'at dawn',
  mist: 'in the mist',
  morning: 'in the morning',
  noon: 'at noon',
  afternoon: 'in the afternoon',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
};
/** Hours that look alike: none of them is shown beside the others. */
const alike: Partial<Record<Light, Light>> = { mist: 'dawn', morning: 'dawn', night: 'dusk' };
const hours = ['sunset', 'dawn', 'noon', 'dusk', 'afternoon'] as const;
/** Besides the first one and the detail. */
const others = 4;

/**
 * Pure: the thing as it is best, which is its poster; then at other hours from other sides, and from close by. What stands
 * there is the same in all of them.
 */
export function viewsOf(facts: PosterFacts): View[] {
  const first = lightOf(facts);
  // A night market is not there by day.
  const lights =
    facts.motif === 'night-market'
      ? (['night', 'dusk', 'night', 'dusk'] as const)
      : hours.filter((light) => light !== (alike[first] ?? first)).slice(0, others);
  const away = lights.map((light, index): View => ({
    facts: { ...facts, light, view: index + 1 },
    words: words[light],
  }));
  const detail: View = {
    facts: { ...facts, light: first, view: lights.length + 1, close: true },
    words: 'from close by',
  };
  return [{ facts, words: words[first] }, ...away.slice(0, 1), detail, ...away.slice(1)];
}
