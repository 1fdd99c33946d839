import { eachDay } from '@tabi/shared/format';
import { equalShares } from './trip-days.ts';

it('shares days out in order, none of them twice', () => {
  const dates = eachDay('2026-12-01', '2026-12-05');
  expect(equalShares(dates, [7, 9])).toEqual([
    { location_id: 7, start_date: '2026-12-01', end_date: '2026-12-02' },
    { location_id: 9, start_date: '2026-12-03', end_date: '2026-12-05' },
  ]);
});
