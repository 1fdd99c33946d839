import type { Filter } from '@tabi/shared/contracts/filters';
import { formatDate, type Formats } from '@tabi/shared/format';
import { takesSeveral, type Filtered, type Strange, type Wish } from './wish.ts';
import { formatKind } from './words.ts';

/** How a value is said where no option says it. */
const saidAs: Record<string, (value: string, formats: Formats) => string> = {
  name: (value) => `“${value}”`,
  near: () => 'Near where you are',
  within: (metres, { distance }) => `Within ${distance(Number(metres))}`,
  rating: (stars) => `${stars} and more`,
  open: (day) => `Open on ${formatDate(day)}`,
};
/** What stands before an option that says too little alone. */
const before: Record<string, string> = { rating: 'Rated ', month: 'Best in ' };

/** Pure: what an option is called. The API says its distances in kilometres. */
export const labelOf = (name: string, label: string, { sentence }: Formats): string =>
  name === 'within' ? sentence(label) : label;

export type Chosen = { name: string; value: string; label: string };

/** Pure: each thing that is wished for, in words. Its order is none. */
export function chosenIn(
  type: Filtered,
  { sort: _, ...query }: Wish,
  filters: readonly Filter[],
  formats: Formats,
): Chosen[] {
  return Object.entries(query).flatMap(([name, held]) =>
    (takesSeveral(type, name) ? held.split(',') : [held]).map((value) => {
      const options = filters.find((filter) => filter.name === name)?.options ?? [];
      const known = options.find((option) => option.value === value)?.label;
      const label = `${before[name] ?? ''}${known === undefined ? (saidAs[name] ?? formatKind)(value, formats) : labelOf(name, known, formats)}`;
      return { name, value, label };
    }),
  );
}

const nouns: Record<string, string> = {
  kind: 'a kind',
  stars: 'a number of stars',
  price_band: 'a price level',
  price: 'a price',
  rating: 'a rating',
  open: 'a day',
  near: 'a point on the map',
  within: 'a distance',
  mode: 'a way to go',
  tags: 'an interest',
  country: 'one of our countries',
  landscape: 'a landscape',
  longest: 'a length',
  month: 'a month',
  region: 'a part of Asia',
  sort: 'an order',
};

/** Pure: what is said of a wish that cannot be asked for. */
export const sayStrange = ({ name, value }: Strange): string =>
  value
    ? `We do not know “${value.slice(0, 40)}” as ${nouns[name] ?? 'one of these'}, so the list does not go by it.`
    : 'A distance is measured from somewhere: choose “From where I am” among the filters.';
