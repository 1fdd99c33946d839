import { screen } from '@testing-library/react';
import { aUser, renderAt } from '../testing/testing.ts';
import { useFormats } from './formats-context.tsx';

const Moment = () => <p>{useFormats().moment('2026-11-21T08:20:00Z')}</p>;

it('tells moments by the zone that whoever is signed in has chosen', () => {
  const user = aUser({ setting: { timeZone: 'Asia/Kathmandu' } });
  renderAt(<Moment />, { state: { session: { status: 'user', user } } });
  expect(screen.getByText('Sat 21 November, 14:05')).toBeVisible();
});
