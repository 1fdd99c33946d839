import type { TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import { aboutOf } from './stops.ts';

const visit = {
  type: 'visit',
  start: '2027-03-01 09:00:00',
  end: '2027-03-01 10:00:00',
  open: true,
  reason: 'Best early',
  poi: { local_name: '二条城' },
  custom_fields: {},
};
const aboutVisit = (hours: Pick<VisitEvent, 'hours_kind' | 'hours_that_day'>) =>
  aboutOf({ ...visit, ...hours } as TripEvent);

it('a file says once when a stop is open', () => {
  expect(aboutVisit({ hours_kind: 'all-day', hours_that_day: 'Open all day' })).toBe(
    '09:00–10:00\n二条城\nOpen all day\nBest early',
  );
  expect(aboutVisit({ hours_kind: 'windows', hours_that_day: '08:45–17:00' })).toContain('\nOpen 08:45–17:00\n');
});
