import { askToSignIn, createAppState, openSearch } from '@tabi/shared/state';
import { fakeApi, refusal } from '@tabi/shared/testing';
import { tellInteractions } from './tell-interactions.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const taken = { message: 'Noted.' };
const begin = () => {
  const api = fakeApi({ 'POST /api/track-interaction': taken, 'POST /api/track-events': taken });
  const state = createAppState();
  return { api, state, stop: tellInteractions(state, api) };
};
const step = () => jest.advanceTimersByTimeAsync(0);
type State = ReturnType<typeof begin>['state'];
const open = async (state: State, overlay: State['overlay']) => {
  state.overlay = overlay;
  await step();
  state.overlay = null;
  await step();
};
const form = { kind: 'widget', widget: 'mf-planner/TripForm', props: {}, title: 'Plan a trip' } as const;

it('tells of one dialog that was opened, with the page and nothing of the person, once it is quiet', async () => {
  const { api, state } = begin();
  await open(state, form);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(api.asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(api.asked).toEqual([
    { call: 'POST /api/track-interaction', input: { body: { name: 'trip-form:opened', path: '/' } } },
  ]);
});

it('tells of several at once, each by its own name', async () => {
  const { api, state } = begin();
  openSearch(state);
  await step();
  state.overlay = null;
  await step();
  askToSignIn(state);
  await jest.advanceTimersByTimeAsync(5_100);
  expect(api.asked).toEqual([
    {
      call: 'POST /api/track-events',
      input: {
        body: {
          events: [
            { name: 'search:opened', path: '/' },
            { name: 'sign-in:opened', path: '/' },
          ],
        },
      },
    },
  ]);
});

it('tells of 200 at most, 50 in a call', async () => {
  const { api, state } = begin();
  for (let count = 0; count < 250; count += 1) await open(state, { kind: 'search' });
  await jest.advanceTimersByTimeAsync(5_100);
  const sizes = api.asked.map(({ input }) => (input as { body: { events: unknown[] } }).body.events.length);
  expect(sizes).toEqual([50, 50, 50, 50]);
});

it('goes on quietly when it cannot be told, and tells nothing after it has stopped', async () => {
  const { state, stop } = begin();
  const failing = fakeApi({
    'POST /api/track-interaction': () => {
      throw refusal('invalid', 'No.');
    },
  });
  const other = tellInteractions(state, failing);
  await open(state, form);
  await jest.advanceTimersByTimeAsync(5_100);
  expect(failing.asked).toHaveLength(1);
  other();
  await open(state, form);
  stop();
  await jest.advanceTimersByTimeAsync(5_100);
  expect(failing.asked).toHaveLength(1);
});
