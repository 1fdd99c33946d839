import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aNewTrip, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { OneQuestion } from './one-question.tsx';
import { Wizard } from './wizard.tsx';

const kyoto = { id: 14, name: 'Kyoto' };
const planned = { results: aNewTrip({ slug: 'kyoto-x' }) };

function show(answers: FakeAnswers = {}, destinations = [kyoto]) {
  const onClose = jest.fn();
  const api = fakeApi({ 'POST /api/trips/planner': planned, ...answers });
  return { onClose, api, ...renderAt(<Wizard destinations={destinations} onClose={onClose} />, { api }) };
}
const button = (name: string) => screen.getByRole('button', { name });
const at = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');
const swipe = (from: number, to: number) => {
  const bar = screen.getByRole('progressbar');
  fireEvent.touchStart(bar, { touches: [{ clientX: from, clientY: 0 }] });
  fireEvent.touchEnd(bar, { changedTouches: [{ clientX: to, clientY: 4 }] });
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.asked.flatMap(({ call, input }) =>
    call === 'POST /api/trips/planner' ? [(input as { body: object }).body] : [],
  );

beforeEach(() => localStorage.clear());

it('By Enter alone it goes from question to question, and the last one plans the trip and leads to it.', async () => {
  const { user, api, where, onClose } = show();
  await user.click(screen.getByRole('radio', { name: /Family/ }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('radiogroup', { name: 'How long do you have?' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '3 days' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('combobox')).toHaveValue('Kyoto');
  await user.click(button('Next'));
  await screen.findByRole('group', { name: 'When does it begin?' });
  expect(at()).toBe('Step 4 of 4');
  await user.click(button('Plan my trip'));
  await waitFor(() => expect(where()).toBe('/itinerary/kyoto-x'));
  expect(onClose).toHaveBeenCalled();
  expect(sent(api)).toMatchObject([{ theme: 'family', duration: 3, destination_ids: [14], startTime: '09:00' }]);
});

it('Places that it was opened with are asked for as such, and it says so.', async () => {
  const api = fakeApi({ 'POST /api/trips/planner': planned });
  const { user } = renderAt(<Wizard destinations={[kyoto]} places={[7]} onClose={() => undefined} />, { api });
  expect(screen.getByText(/^1 place of your list will be on it/)).toBeVisible();
  for (const name of ['Skip', 'Next', 'Next', 'Plan my trip']) await user.click(button(name));
  await waitFor(() => expect(sent(api)).toMatchObject([{ destination_ids: [14], place_ids: [7] }]));
});

it('While the trip is created the loading text says for how many days and where.', async () => {
  const { user } = show({ 'POST /api/trips/planner': () => new Promise(() => undefined) });
  for (const name of ['Skip', 'Next', 'Next', 'Plan my trip']) await user.click(button(name));
  expect(await screen.findByText('Creating your personalised 1 day(s) trip to Kyoto')).toBeVisible();
});

it('Navigation is blocked while the field has errors, and Back always leads back.', async () => {
  const { user } = show({}, []);
  await user.click(button('Next'));
  await user.click(button('Next'));
  await user.click(button('Next'));
  expect(at()).toBe('Step 3 of 4');
  expect(await screen.findByText('This field cannot be empty.')).toBeVisible();
  await user.click(button('Back'));
  expect(at()).toBe('Step 2 of 4');
});

it('Arrow keys lead on and back, except inside a field that uses them.', async () => {
  const { user } = show();
  act(() => button('Next').focus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(at()).toBe('Step 2 of 4'));
  act(() => button('Next').focus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(at()).toBe('Step 1 of 4'));
  act(() => screen.getByRole('radio', { name: /Leisure/ }).focus());
  await user.keyboard('{ArrowRight}');
  expect(at()).toBe('Step 1 of 4');
});

it('A swipe of 50 px turns the page, a shorter one does not.', async () => {
  show();
  swipe(200, 151);
  expect(at()).toBe('Step 1 of 4');
  swipe(200, 150);
  await waitFor(() => expect(at()).toBe('Step 2 of 4'));
  swipe(150, 200);
  await waitFor(() => expect(at()).toBe('Step 1 of 4'));
});

it('What is skipped is answered as it was proposed.', async () => {
  const { user, api } = show();
  await user.click(screen.getByRole('radio', { name: /Work/ }));
  for (const name of ['Skip', 'Next', 'Next', 'Skip']) await user.click(button(name));
  await waitFor(() => expect(sent(api)).toMatchObject([{ theme: 'leisure' }]));
});

it('What the server does not take is asked again, with its words under the field.', async () => {
  const refuse = () => Promise.reject(refusal('invalid', 'Check.', { destination_ids: ['One day is too short.'] }));
  const { user } = show({ 'POST /api/trips/planner': refuse });
  for (const name of ['Next', 'Next', 'Next', 'Plan my trip']) await user.click(button(name));
  expect(await screen.findByText('One day is too short.')).toBeVisible();
  expect(at()).toBe('Step 3 of 4');
});

it('The answers are there again when the wizard is opened anew.', async () => {
  const { user, unmount } = show();
  await user.click(screen.getByRole('radio', { name: /Romantic/ }));
  unmount();
  show();
  expect(screen.getByRole('radio', { name: /Romantic/ })).toBeChecked();
});

it('In edit mode one question is shown with Save, and the rest of the trip is sent as it is.', async () => {
  const api = fakeApi({
    'GET /api/trips/{id}/preferences': {
      results: {
        id: '1',
        trip_id: '1',
        source_id: null,
        destinations: [{ ...kyoto, slug: 'kyoto' }],
        start_date: '2999-03-01',
        end_date: '2999-03-04',
        day_start_time: '10:00',
        day_end_time: '20:00',
        duration: 4,
        trip_pace: 2,
        preferred_types: ['gardens'],
        theme: 'work',
        numberOfPeople: null,
        amount: null,
        converted_amount: null,
        currency: null,
      },
    },
    'POST /api/trips/planner': planned,
  });
  const onClose = jest.fn();
  const { user } = renderAt(<OneQuestion trip="kyoto-x" question="theme" onClose={onClose} />, { api });
  expect(await screen.findByRole('radio', { name: /Work/ })).toBeChecked();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Romantic/ }));
  await user.click(button('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(api)).toMatchObject([
    { trip_id: 'kyoto-x', theme: 'romantic', startDate: '2999-03-01', endDate: '2999-03-04', tripPace: 2 },
  ]);
});
