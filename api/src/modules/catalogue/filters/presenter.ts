import type { Filter } from '@tabi/shared/contracts/filters';
import { tourMode } from '@tabi/shared/contracts/products';
import { formatTravelMode, monthName } from '@tabi/shared/format';
import { presentTag } from '../tags/presenter.ts';
import type { CountedOption } from './domain/count-options.ts';
import type { FilterType } from './service.ts';

interface Shown {
  name: string;
  label: string;
  several: boolean;
  /** How a value is said; in words by default. */
  say?: (value: string) => string;
  /** In this order rather than the commonest first. */
  sorted?: 'up' | 'down' | 'by name';
  /** Options that are the same everywhere and not counted. */
  fixed?: [value: string, label: string][];
  free?: Filter['free'];
  needs?: string;
}

/** What lists of things on the map have in common. */
const ratedAndNear: Shown[] = [
  {
    name: 'rating',
    label: 'Rating',
    several: false,
    fixed: [
      ['3', '3 and more'],
      ['4', '4 and more'],
    ],
    free: 'stars',
  },
  { name: 'near', label: 'Near', several: false, fixed: [], free: 'point' },
  {
    name: 'within',
    label: 'Distance',
    several: false,
    fixed: [
      ['1000', 'Within 1 km'],
      ['5000', 'Within 5 km'],
      ['20000', 'Within 20 km'],
    ],
    free: 'metres',
    needs: 'near',
  },
  { name: 'name', label: 'Name', several: false, fixed: [], free: 'words' },
];

const bands = ['', 'Simple', 'Middle', 'Upper', 'Luxury'];
const regions: Record<string, string> = {
  east: 'East Asia',
  'south-east': 'South-East Asia',
  south: 'South Asia',
  central: 'Central Asia',
  caucasus: 'The Caucasus',
  west: 'West Asia',
};
const shown: Record<FilterType, Shown[]> = {
  locations: [
    { name: 'region', label: 'Part of Asia', several: true, say: (region) => regions[region] ?? region },
    { name: 'country', label: 'Country', several: true, sorted: 'by name' },
    { name: 'landscape', label: 'Landscape', several: true },
    { name: 'month', label: 'Best in', several: false, sorted: 'up', say: (month) => monthName(Number(month)) },
    { name: 'tags', label: 'Good for', several: true },
    ...ratedAndNear.filter(({ name }) => name === 'near' || name === 'name'),
  ],
  hotels: [
    { name: 'kind', label: 'Kind', several: true },
    {
      name: 'stars',
      label: 'Stars',
      several: true,
      sorted: 'down',
      say: (stars) => `${stars} ${stars === '1' ? 'star' : 'stars'}`,
    },
    { name: 'price_band', label: 'Price', several: true, sorted: 'down', say: (band) => bands[Number(band)] ?? band },
    ...ratedAndNear,
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
    { name: 'open', label: 'Open', several: false, fixed: [['now', 'Open now']], free: 'day' },
    ...ratedAndNear,
  ],
  products: [
    { name: 'mode', label: 'How', several: true, say: (mode) => formatTravelMode(tourMode.parse(mode)) },
    { name: 'tags', label: 'Good for', several: true },
    { name: 'price', label: 'Price', several: false },
    {
      name: 'longest',
      label: 'Length',
      several: false,
      fixed: [
        ['120', 'Up to 2 hours'],
        ['240', 'Up to 4 hours'],
        ['480', 'Up to 8 hours'],
      ],
    },
    ...ratedAndNear,
  ],
};

const inWords = (value: string) => presentTag(value).label;

function optionsOf({ name, say = inWords, sorted, fixed }: Shown, rows: CountedOption[]): Filter['options'] {
  if (fixed) return fixed.map(([value, label]) => ({ value, label, count: null }));
  const own = rows.filter((row) => row.name === name);
  const options = own.map(({ value, count, label }) => ({ value, label: label ?? say(value), count }));
  if (sorted === 'by name') options.sort((a, b) => a.label.localeCompare(b.label, 'en'));
  else if (sorted) options.sort((a, b) => (Number(a.value) - Number(b.value)) * (sorted === 'up' ? 1 : -1));
  return options;
}

/** Filters with one option narrow nothing and are left out, but for those that take more than options. */
export const presentFilters = (type: FilterType, rows: CountedOption[]): Filter[] =>
  shown[type]
    .map((filter) => ({
      name: filter.name,
      label: filter.label,
      several: filter.several,
      options: optionsOf(filter, rows),
      free: filter.free ?? null,
      needs: filter.needs ?? null,
    }))
    .filter(({ options, free }) => options.length > 1 || free !== null);
