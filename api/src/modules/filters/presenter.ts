import type { Filter } from '@tabi/shared/contracts/filters';
import { presentTag } from '../tags/presenter.ts';
import type { FilterType, OptionRow } from './repository.ts';

interface Shown {
  name: string;
  label: string;
  several: boolean;
  /** How a value is said; in words by default. */
  say?: (value: string) => string;
  /** In this order rather than by number. */
  sorted?: boolean;
  /** Options that are the same everywhere and not counted. */
  fixed?: [value: string, label: string][];
}

const bands = ['', 'Simple', 'Middle', 'Upper', 'Luxury'];
const modes: Record<string, string> = {
  walk: 'On foot',
  cycle: 'By bicycle',
  transit: 'By public transport',
  drive: 'By car',
};

const shown: Record<FilterType, Shown[]> = {
  hotels: [
    { name: 'kind', label: 'Kind', several: true },
    {
      name: 'stars',
      label: 'Stars',
      several: true,
      sorted: true,
      say: (stars) => `${stars} ${stars === '1' ? 'star' : 'stars'}`,
    },
    { name: 'price_band', label: 'Price', several: true, sorted: true, say: (band) => bands[Number(band)] ?? band },
  ],
  pointOfInterests: [
    { name: 'kind', label: 'Kind', several: true },
    { name: 'tags', label: 'Good for', several: true },
    {
      name: 'price',
      label: 'Entry',
      several: true,
      fixed: [
        ['free', 'Free'],
        ['low', 'Under $10'],
        ['middle', '$10 to $30'],
        ['high', '$30 and more'],
      ],
    },
    { name: 'open', label: 'Open', several: false, fixed: [['now', 'Open now']] },
    {
      name: 'rating',
      label: 'Rating',
      several: false,
      fixed: [
        ['3', '3 and more'],
        ['4', '4 and more'],
      ],
    },
  ],
  products: [
    { name: 'mode', label: 'How', several: true, say: (mode) => modes[mode] ?? mode },
    { name: 'tags', label: 'Good for', several: true },
    { name: 'price', label: 'Price', several: false },
  ],
};

const inWords = (value: string) => presentTag(value).label;

function optionsOf({ name, say = inWords, sorted, fixed }: Shown, rows: OptionRow[]): Filter['options'] {
  if (fixed) return fixed.map(([value, label]) => ({ value, label, count: null }));
  const own = rows.filter((row) => row.name === name);
  if (sorted) own.sort((a, b) => Number(b.value) - Number(a.value));
  return own.map(({ value, count }) => ({ value, label: say(value), count }));
}

/** Filters with one option narrow nothing and are left out, but for switches. */
export const presentFilters = (type: FilterType, rows: OptionRow[]): Filter[] =>
  shown[type]
    .map((filter) => ({
      name: filter.name,
      label: filter.label,
      several: filter.several,
      options: optionsOf(filter, rows),
    }))
    .filter(({ options }) => options.length > 1 || options[0]?.count === null);
