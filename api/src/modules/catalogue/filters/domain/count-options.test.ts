import { countOptions } from './count-options.ts';

const rows = [
  { kind: 'museum', tags: ['art', 'rain'], country: 'japan' },
  { kind: 'garden', tags: ['rain'], country: 'japan' },
  { kind: null, tags: [], country: 'iran' },
];

it('counts what each filter goes by, the commonest first, then by letters', () => {
  const options = countOptions(rows, { kind: ({ kind }) => [kind], tags: ({ tags }) => tags });
  expect(options.map(({ name, value, count }) => `${name} ${value} ${count}`)).toEqual([
    'tags rain 2',
    'tags art 1',
    'kind garden 1',
    'kind museum 1',
  ]);
});

it('keeps the name that a value has besides', () => {
  const named = { japan: 'Japan', iran: 'Iran' } as Record<string, string>;
  const options = countOptions(rows, { country: ({ country }) => [{ value: country, label: named[country] ?? '' }] });
  expect(options.map(({ label }) => label)).toEqual(['Japan', 'Iran']);
});

it('counts nothing where there is nothing', () => {
  expect(countOptions([], { kind: () => ['museum'] })).toEqual([]);
});
