import { formatsOf, usualFormats } from '@tabi/shared/format';
import { chosenIn, sayStrange } from './wish-words.ts';

const formats = formatsOf(usualFormats);
const filter = (name: string, label: string) => ({
  name,
  label: name,
  several: true,
  options: [{ value: '4', label, count: 1 }],
  free: null,
  needs: null,
});

it('Each thing that is wished for is said in the words of its option, else in plain ones.', () => {
  const query = { stars: '4,5', name: 'inn', near: '35,135', within: '700', sort: 'name' };
  expect(chosenIn('hotels', query, [filter('stars', '4 stars')], formats).map(({ label }) => label)).toEqual([
    '4 stars',
    '5',
    '“inn”',
    'Near where you are',
    'Within 700\u00a0m',
  ]);
  const [month] = chosenIn('locations', { month: '4' }, [filter('month', 'April')], formats);
  expect(month?.label).toBe('Best in April');
  expect(chosenIn('pointOfInterests', { open: '2026-12-24' }, [], formats)[0]?.label).toBe('Open on 24 December 2026');
});

it('A distance is said in the units of the reader, though its option says kilometres.', () => {
  const near = filter('within', 'Within 5 km');
  const said = (units: 'km' | 'mi') =>
    chosenIn('hotels', { within: '4' }, [near], formatsOf({ ...usualFormats, units }))[0]?.label;
  expect([said('km'), said('mi')]).toEqual(['Within 5\u00a0km', 'Within 3.1\u00a0mi']);
});

it('What nobody knows is said in words.', () => {
  expect(sayStrange({ name: 'kind', value: 'zzz' })).toBe(
    'We do not know “zzz” as a kind, so the list does not go by it.',
  );
  expect(sayStrange({ name: 'near', value: '' })).toMatch(/^A distance is measured from somewhere/);
});
