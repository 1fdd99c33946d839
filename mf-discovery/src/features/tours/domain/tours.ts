import type { Product, ProductDetails } from '@tabi/shared/contracts/products';
import { joinNames, plural, formatTravelMode, travelWords, type Formats } from '@tabi/shared/format';

type Mode = NonNullable<Product['mode']>;

/** How the whole tour is made; null where the supplier does not say. */
export const formatTourMode = (mode: Product['mode']): string | null => (mode ? formatTravelMode(mode) : null);

/** How one gets from a stop to the next. */
export const formatWay = (mode: Mode): string => travelWords[mode].way;

/** `5 stops`; null of a tour that tells none. */
export const formatStops = ({ stop_count }: Pick<Product, 'stop_count'>): string | null =>
  stop_count === 0 ? null : plural(stop_count, 'stop');

/** How far it is in all; null where that is not known. */
export const formatLength = ({ metres }: Pick<Product, 'metres'>, { distance }: Formats): string | null =>
  metres === null ? null : distance(metres);

/** On which days it works: `Any day`, `Any day but Monday`, or the days; null where nobody says. */
export function formatBestDays({ days }: Pick<ProductDetails, 'days'>): string | null {
  if (days.length === 0) return null;
  if (days.length === 7) return 'Any day';
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const without = week.filter((day) => !days.includes(day));
  return without.length <= 2 ? `Any day but ${joinNames(without)}` : joinNames(days);
}

/** Whether it leads to somebody who sells it, rather than being ours to go by oneself. */
export const isSold = ({ supplier }: Pick<Product, 'supplier'>): boolean => supplier !== null;
