import { screen, within } from '@testing-library/react';
import { aTrip, fakeApi, refusal, renderAt } from '@tabi/shared/testing';
import { TripLinks } from './trip-links.tsx';

const linkTo = (token: string, shows: object) => ({
  results: {
    url: `https://tabi.test/itinerary/kyoto/shared?token=${token}`,
    token,
    until: '2027-11-22',
    shows: { notes: false, costs: false, stays: true, ...shows },
  },
});

function show(over: object = {}) {
  const api = fakeApi({
    'GET /api/trips/{id}/public': linkTo('first', {}),
    'PATCH /api/trips/{id}/public': ({ body }) => linkTo('first', body),
    'POST /api/trips/{id}/public': linkTo('second', {}),
    'DELETE /api/trips/{id}/public': { message: 'The public link no longer works.' },
    ...over,
  });
  const { user } = renderAt(<TripLinks trip={aTrip({ role: 'owner' })} />, { api });
  const part = within(screen.getByRole('region', { name: 'To look at' }));
  return { api, user, part, make: () => user.click(part.getByRole('button', { name: 'Make the link' })) };
}

it('a public link is not there until it is wanted', () => {
  const { api, part } = show();
  expect(part.queryByRole('textbox')).toBeNull();
  expect(api.asked).toEqual([]);
});

it('it shows neither notes nor costs until its maker says so, and tells the server at once', async () => {
  const { api, user, part, make } = show();
  await make();
  expect(await part.findByRole('checkbox', { name: 'Where you stay' })).toBeChecked();
  const notes = part.getByRole('checkbox', { name: 'Notes and bookings' });
  expect(notes).not.toBeChecked();
  expect(part.getByRole('checkbox', { name: 'What things cost' })).not.toBeChecked();
  await user.click(notes);
  expect(await part.findByText('Changed for everybody who has it.')).toBeVisible();
  expect(part.getByRole('checkbox', { name: 'Notes and bookings' })).toBeChecked();
  expect(api.asked.at(-1)).toMatchObject({ call: 'PATCH /api/trips/{id}/public', input: { body: { notes: true } } });
});

it('what could not be changed is not said to be', async () => {
  const { user, part, make } = show({ 'PATCH /api/trips/{id}/public': refusal('failed', 'Not now.') });
  await make();
  await user.click(await part.findByRole('checkbox', { name: 'Notes and bookings' }));
  expect(await part.findByRole('checkbox', { name: 'Notes and bookings' })).not.toBeChecked();
  expect(part.getByRole('status')).toBeEmptyDOMElement();
});

it('it is replaced by another one, and taken back', async () => {
  const { user, part, make } = show();
  await make();
  expect(await part.findByRole('textbox', { name: 'Link to look at' })).toHaveValue(linkTo('first', {}).results.url);
  await user.click(part.getByRole('button', { name: 'Make another link' }));
  expect(await part.findByText('This is a new link. The one before ends.')).toBeVisible();
  expect(part.getByRole('textbox')).toHaveValue(linkTo('second', {}).results.url);
  await user.click(part.getByRole('button', { name: 'Take it back' }));
  expect(await part.findByText('The link opens nothing any more.')).toBeVisible();
  expect(part.queryByRole('textbox')).toBeNull();
});
