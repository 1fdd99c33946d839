import { aVisit, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { StopCard } from './stop-card.tsx';

it('tells what a stop is noted to cost as it was noted, and in the currency of its reader', async () => {
  const cost = { amount_minor: 1600, currency: 'JPY' };
  const visit = aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:00', cost);
  const api = fakeApi({ 'GET /api/currencies/rates': { results: { EUR: 1, USD: 1, JPY: 160 } } });
  const card = (
    <StopCard visit={visit} number={1} lit={false} warnings={[]} dates={[]} act={null} onLight={jest.fn()} />
  );
  renderAt(<ul>{card}</ul>, { api, state: { currency: 'USD' } });
  expect(await screen.findByText('≈ $10')).toBeVisible();
  expect(screen.getByText(/¥1,600/)).toBeVisible();
});
