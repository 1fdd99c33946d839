import type { Meal } from '@tabi/planner';

/**
 * Pure: what a meal is called, `Lunch: Old Quarter` or `Lunch` where no district is near, and what one eats there, null
 * when nothing is known.
 */
export function mealWords({ kind, area, dish }: Pick<Meal, 'kind' | 'area' | 'dish'>): {
  title: string;
  reason: string | null;
} {
  const name = kind === 'lunch' ? 'Lunch' : 'Dinner';
  const told = [area?.text, dish === undefined ? undefined : `To try: ${dish}.`].filter((text) => text !== undefined);
  return { title: area ? `${name}: ${area.name}` : name, reason: told.join(' ') || null };
}
