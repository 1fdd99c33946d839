import { act, screen } from '@testing-library/react';
import { fakeApi, renderAt } from '../testing/testing.ts';
import { Price } from './price.tsx';

const rates = { 'GET /api/currencies/rates': { results: { EUR: 1, USD: 1.16, JPY: 182 } } };

it('shows a price in the visitor’s currency, with the original on hover', async () => {
  renderAt(<Price amount={500} currency="JPY" />, { api: fakeApi(rates) });
  expect(await screen.findByText('≈ $3.19')).toHaveAttribute('title', '¥500 on the spot');
});

it('follows a change of currency at once', async () => {
  const { state } = renderAt(<Price amount={500} currency="JPY" />, { api: fakeApi(rates) });
  await screen.findByText('≈ $3.19');
  await act(async () => {
    state.currency = 'JPY';
    await Promise.resolve();
  });
  expect(screen.getByText('¥500')).not.toHaveAttribute('title');
});

it('can say both', async () => {
  const { container } = renderAt(<Price amount={500} currency="JPY" both />, { api: fakeApi(rates) });
  expect(await screen.findByText('≈ $3.19')).toBeVisible();
  expect(container).toHaveTextContent('¥500 ≈ $3.19');
});

it('keeps the original where no rate leads to the visitor’s currency', async () => {
  const api = fakeApi({ 'GET /api/currencies/rates': { results: {} } });
  await act(async () => {
    renderAt(<Price amount={500} currency="JPY" />, { api });
    await Promise.resolve();
  });
  expect(screen.getByText('¥500')).toBeVisible();
});

it('calls nothing to pay free', () => {
  const { container } = renderAt(<Price amount={0} currency="JPY" />, { api: fakeApi(rates) });
  expect(container).toHaveTextContent('Free');
});
