import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { SuggestDestination } from './suggest-destination.tsx';

const show = (answers: FakeAnswers = {}) => {
  const onDone = jest.fn();
  const api = fakeApi({
    'POST /api/location/suggest': { message: 'Thank you.' },
    'POST /api/email/subscribe': { message: 'Welcome.' },
    ...answers,
  });
  return { api, onDone, ...renderAt(<SuggestDestination place="Atlantis" onDone={onDone} />, { api }) };
};
const field = () => screen.getByRole('textbox', { name: "Let us notify you when we've added the destination" });
const button = () => screen.getByRole('button', { name: 'Notify me' });

it('A place that Tabi lacks is passed on as soon as it is suggested.', async () => {
  const { api } = show();
  expect(screen.getByRole('heading', { name: 'Thank you for suggesting Atlantis' })).toBeVisible();
  await waitFor(() =>
    expect(api.asked).toEqual([
      { call: 'POST /api/location/suggest', input: { body: { suggested_location: 'Atlantis' } } },
    ]),
  );
});

it.each(['', 'mai', 'mai@', 'mai@example'])('The address %p cannot be sent.', async (text) => {
  const { user } = show();
  if (text) await user.type(field(), text);
  expect(button()).toBeDisabled();
});

it('An address is put on the list of those who are told.', async () => {
  const { user, api, onDone } = show();
  await user.type(field(), 'mai@example.com');
  await user.click(button());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(api.asked).toContainEqual({
    call: 'POST /api/email/subscribe',
    input: { body: { email: 'mai@example.com', type: 'location' } },
  });
});

it('What the server has against the address stands under it, and the address stays.', async () => {
  const { user, onDone } = show({
    'POST /api/email/subscribe': () => {
      throw refusal('invalid', 'Check the form.', { email: ['We cannot write there.'] });
    },
  });
  await user.type(field(), 'mai@example.com');
  await user.click(button());
  expect(await screen.findByText('We cannot write there.')).toBeVisible();
  expect([field(), onDone.mock.calls]).toEqual([expect.objectContaining({ value: 'mai@example.com' }), []]);
});

it('An address of fifty thousand letters is refused without freezing the page.', async () => {
  const { user } = show();
  await user.click(field());
  await user.paste('a'.repeat(50_000));
  expect(button()).toBeDisabled();
});
