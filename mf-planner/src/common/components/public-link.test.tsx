import { screen } from '@testing-library/react';
import { aTrip, fakeApi, renderAt } from '@tabi/shared/testing';
import { PublicLink } from './public-link.tsx';

const linkTo = (token: string, shows: object) => ({
  results: {
    url: `https://tabi.test/itinerary/kyoto/shared?token=${token}`,
    token,
    until: '2027-11-22',
    shows: { notes: false, costs: false, stays: true, ...shows },
  },
});

function show() {
  const api = fakeApi({
    'GET /api/trips/{id}/public': linkTo('first', {}),
    'PATCH /api/trips/{id}/public': ({ body }) => linkTo('first', body),
    'POST /api/trips/{id}/public': linkTo('second', {}),
    'DELETE /api/trips/{id}/public': { message: 'The public link no longer works.' },
  });
  return { api, ...renderAt(<PublicLink trip={aTrip({ role: 'owner' })} onClose={() => undefined} />, { api }) };
}

it('shows neither notes nor costs until its maker says so, and tells the server at once', async () => {
  const { api, user } = show();
  expect(await screen.findByRole('checkbox', { name: 'Where you stay' })).toBeChecked();
  const notes = screen.getByRole('checkbox', { name: 'Notes and bookings' });
  expect(notes).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'What things cost' })).not.toBeChecked();
  await user.click(notes);
  expect(await screen.findByText('Changed for everybody who has it.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Notes and bookings' })).toBeChecked();
  expect(api.asked.at(-1)).toMatchObject({ call: 'PATCH /api/trips/{id}/public', input: { body: { notes: true } } });
});

it('is replaced by another one, and ended', async () => {
  const { user } = show();
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(linkTo('first', {}).results.url);
  await user.click(screen.getByRole('button', { name: 'Make another link' }));
  expect(await screen.findByText('This is a new link. The one before ends.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(linkTo('second', {}).results.url);
  await user.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('The public link no longer works.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
