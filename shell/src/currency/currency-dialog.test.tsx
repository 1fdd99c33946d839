import { fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { CurrencyDialog } from './currency-dialog.tsx';

const show = () => {
  const onClose = jest.fn();
  return {
    onClose,
    ...renderAt(<CurrencyDialog onClose={onClose} />, { api: fakeApi({ 'GET /api/currencies': { results: [] } }) }),
  };
};
const offers = () =>
  within(screen.getByRole('dialog')).getAllByRole('button', { pressed: undefined, name: /[A-Z]{3}/ });

it('offers forty-nine, with the chosen one marked', async () => {
  show();
  expect(await screen.findByRole('button', { name: /^US dollar/ })).toHaveAttribute('aria-pressed', 'true');
  expect(offers()).toHaveLength(49);
});

it('finds by typing, and Enter takes the first', async () => {
  const { user, state, onClose } = show();
  await user.type(await screen.findByRole('searchbox', { name: 'Search currencies' }), 'yen{Enter}');
  expect(state.currency).toBe('JPY');
  expect(onClose).toHaveBeenCalled();
});

it('shows the letters of the region where the system has no flags', async () => {
  show();
  expect(await screen.findByRole('button', { name: /^Japanese yen/ })).toHaveTextContent(/^JP/);
});

it('says when nothing is called so', async () => {
  const { user } = show();
  await user.type(await screen.findByRole('searchbox'), 'doubloon');
  expect(screen.getByText('No currency of that name.')).toBeVisible();
});
