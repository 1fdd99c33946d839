import { aJourneyInFull, aNewTrip, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './journey-details.page.tsx';

const show = (answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/journeys/{id}': { results: aJourneyInFull(1) },
    'POST /api/journeys/{id}/trip': { results: aNewTrip({ slug: 'journey-1-x' }) },
    ...answers,
  });
  return { api, ...renderAt(<Page />, { at: '/journeys/journey-1', path: '/journeys/:id', api }) };
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.asked.filter(({ call }) => call === 'POST /api/journeys/{id}/trip').map(({ input }) => input);
const open = () => screen.findByRole('button', { name: 'Open as a trip' });

it('tells stay by stay on which day one comes, for how long and how', async () => {
  show();
  const route = within(await screen.findByRole('region', { name: 'Stay by stay' }));
  const [first, second] = route.getAllByRole('listitem');
  expect(first).toHaveTextContent('From Day 1');
  expect(first).toHaveTextContent('Japan · 3 nights');
  expect(second).toHaveTextContent('Train, about 2 h from door to door, every hour. Sit on the left.');
  expect(second).toHaveTextContent('From Day 4');
});

it('leads to each of its destinations', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Town 2' })).toHaveAttribute('href', '/destinations/town-2');
});

it('opens as a trip from the day that was chosen, and goes there', async () => {
  const { user, api, where } = show();
  await user.type(await screen.findByLabelText('First day'), '2027-04-03');
  await user.click(await open());
  await waitFor(() => expect(where()).toBe('/itinerary/journey-1-x/timeline'));
  expect(sent(api)).toEqual([{ params: { id: 'journey-1' }, body: { startDate: '2027-04-03' } }]);
});

it('leaves the day to the season where none is chosen', async () => {
  const { user, api } = show();
  expect(await screen.findByText('Leave it empty for the next day of April and May.')).toBeVisible();
  await user.click(await open());
  await waitFor(() => expect(sent(api)).toEqual([{ params: { id: 'journey-1' }, body: {} }]));
});

it('says why it cannot be opened, and can be tried again', async () => {
  const { user, state } = show({
    'POST /api/journeys/{id}/trip': () => {
      throw refusal('day-passed', 'That day has passed.');
    },
  });
  await user.click(await open());
  await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'alert', text: 'That day has passed.' }]));
  expect(await open()).toHaveAttribute('aria-disabled', 'false');
});

it('says when it cannot be shown', async () => {
  show({
    'GET /api/journeys/{id}': () => {
      throw refusal('failed', 'Something is broken.');
    },
  });
  expect(await screen.findByText('This journey cannot be shown right now')).toBeVisible();
});
