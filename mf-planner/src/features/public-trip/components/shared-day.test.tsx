import { aVisit, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { daysOf } from '../../../common/domain/days.ts';
import { SharedDay } from './shared-day.tsx';

const date = '2027-03-01';

it.each([
  [{ open: true, hours_kind: 'all-day', hours_that_day: 'Open all day' }, '1 h · Open all day · Map'],
  [{ open: true, hours_kind: 'windows', hours_that_day: '08:45–17:00' }, '1 h · Open 08:45–17:00 · Map'],
  [{ open: false, hours_kind: 'closed', hours_that_day: 'Closed' }, '1 h · Closed that day · Map'],
] as const)('a stop that is %o says so once', (hours, facts) => {
  const visit = aVisit('Nijo Castle', `${date} 09:00`, `${date} 10:00`, hours);
  const [day] = daysOf([date], [visit]);
  renderAt(<SharedDay day={day!} name="" />, { api: fakeApi({}) });
  expect(screen.getByRole('link', { name: 'Nijo Castle on Google Maps' }).parentElement).toHaveTextContent(facts);
});
