import { usualFormats } from '@tabi/shared/format';
import { aPlaceInFull, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { OpeningHours } from './opening-hours.tsx';

it('tells what is worth knowing of the hours as its reader has times told', () => {
  const place = aPlaceInFull(1, { hours_note: 'Last entry at 16:30, 300 m from the gate.' });
  renderAt(<OpeningHours place={place} />, { state: { formats: { ...usualFormats, clock: '12h', units: 'mi' } } });
  expect(screen.getByText(/Last entry at 4:30\spm, 0\.2 mi from the gate\./)).toBeVisible();
});

it('tells on which days it is closed', () => {
  renderAt(<OpeningHours place={aPlaceInFull(1, { closed_dates: ['12-31', '01-01'] })} />);
  expect(screen.getByText(/Closed from 31 December to 1 January\./)).toBeVisible();
});
