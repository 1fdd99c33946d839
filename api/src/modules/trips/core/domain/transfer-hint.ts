import type { Transfer } from '@tabi/planner';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Pure: what one should know of a transfer: how often it goes, what is eaten on it, what waits on the way. */
export function transferHint({ often, note, meals }: Pick<Transfer, 'often' | 'note' | 'meals'>): string {
  const goes = often === null ? 'Minutes are estimated.' : `Goes ${often}.`;
  const eaten = meals.length ? ` ${capital(meals.join(' and '))} on the way.` : '';
  const told = note === null ? '' : ` ${note}`;
  return `${goes}${told}${eaten}`;
}
