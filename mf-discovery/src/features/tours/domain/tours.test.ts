import { formatsOf, usualFormats } from '@tabi/shared/format';
import { formatBestDays, formatLength, formatStops } from './tours.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

describe('the days that suit a tour', () => {
  it('are any when all do', () => {
    expect(formatBestDays({ days: week })).toBe('Any day');
  });

  it('are told by what is left out when that is shorter', () => {
    expect(formatBestDays({ days: week.filter((day) => day !== 'Monday') })).toBe('Any day but Monday');
  });

  it('are named when they are few', () => {
    expect(formatBestDays({ days: ['Saturday', 'Sunday'] })).toBe('Saturday and Sunday');
  });

  it('are not told when nobody says', () => {
    expect(formatBestDays({ days: [] })).toBeNull();
  });
});

it('says nothing of a length or stops that are not known', () => {
  expect([formatLength({ metres: null }, formatsOf(usualFormats)), formatStops({ stop_count: 0 })]).toEqual([
    null,
    null,
  ]);
});
