import { act, screen, waitFor, within } from '@testing-library/react';
import type { Trip } from '@tabi/shared/contracts/trips';
import { aTrip, aVisit, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { Link } from '@tabi/shared/router';
import { OpenTripRoom } from '../../../common/components/open-trip-room.tsx';
import { OpenTripHeader } from './trip-header.tsx';

const castle = aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:30');

/** The stream of changes as the browser has it, with what the server says put in by the test. */
class Stream extends EventTarget {
  static open: Stream[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Stream.open.push(this);
  }
  say(name: string, data: object) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  close() {
    Stream.open = Stream.open.filter((one) => one !== this);
  }
}
beforeEach(() => Object.assign(globalThis, { EventSource: Stream }));
afterEach(() => Object.assign(globalThis, { EventSource: undefined }));

function show(trip: Partial<Trip> = {}, answers: FakeAnswers = {}) {
  const full = aTrip(trip);
  const api = fakeApi(answers);
  const room = (
    <OpenTripRoom id={full.slug} state={{ trip: full, events: [castle], warnings: [] }}>
      <OpenTripHeader tabs={[]} />
      <Link to="/itinerary/kyoto/map">Another tab</Link>
    </OpenTripRoom>
  );
  return { api, full, ...renderAt(room, { api }) };
}

it('the trip is renamed where its name stands, and the name comes back with Undo', async () => {
  const titles: string[] = [];
  const { user, full } = show(
    {},
    {
      'PATCH /api/trips/{id}': ({ body }) => {
        titles.push(body.title ?? '');
        const trip = { ...full, title: body.title ?? '', version: full.version + titles.length };
        return { results: { trip, events: [castle], warnings: [], moved: [] } };
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Give the trip another name' }));
  const field = screen.getByRole('textbox', { name: 'Name of the trip' });
  await user.clear(field);
  await user.type(field, 'Kyoto in bloom{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kyoto in bloom' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(titles).toEqual(['Kyoto in bloom', '3 days in Kyoto']));
  expect(await screen.findByRole('heading', { level: 1, name: '3 days in Kyoto' })).toBeVisible();
});

it('what somebody else does is on the screen with their name, and their face beside it', async () => {
  const { state, full, api } = show(
    {},
    {
      'GET /api/trips/{id}': () => ({
        results: { ...full, title: 'Ours', version: 2 },
        events: [{ ...castle, start: '2027-03-01 14:00:00', end: '2027-03-01 15:30:00' }],
        warnings: [],
      }),
    },
  );
  const [stream] = Stream.open;
  expect(stream?.url).toBe(`/api/trips/${full.slug}/changes`);
  act(() =>
    stream!.say('presence', {
      people: [
        { id: '1', name: 'Someone', you: true },
        { id: '2', name: 'Mei' },
      ],
    }),
  );
  expect(screen.getByText('Mei is here too')).toBeVisible();
  act(() =>
    stream!.say('change', { version: 2, kind: 'event-changed', data: { event_id: castle.id }, by: 'Mei', at: '' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Ours' })).toBeVisible();
  await waitFor(() =>
    expect(state.notices.map(({ title }) => title)).toEqual(['Mei moved Nijo Castle to Mon 1, 14:00']),
  );
  expect(api.asked).toMatchObject([{ call: 'GET /api/trips/{id}', input: { query: { days: 'yes' } } }]);
});

it('an owner without an account shares the trip, and takes the link back', async () => {
  const { user, api } = show(
    {},
    {
      'GET /api/trips/{id}/public': {
        results: { url: 'https://tabi.example/itinerary/x?token=t', token: 't', until: '2027-06-01' },
      },
      'DELETE /api/trips/{id}/public': { message: 'Done.' },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const part = await screen.findByRole('region', { name: 'To look at' });
  await user.click(within(part).getByRole('button', { name: 'Make the link' }));
  expect(await within(part).findByRole('textbox')).toHaveValue('https://tabi.example/itinerary/x?token=t');
  await user.click(within(part).getByRole('button', { name: 'Take it back' }));
  expect(await within(part).findByText('The link opens nothing any more.')).toBeVisible();
  expect(api.asked.map(({ call }) => call)).toEqual(['GET /api/trips/{id}/public', 'DELETE /api/trips/{id}/public']);
});

it('a guest makes a trip of their own of it, and is offered nothing else', async () => {
  const { user, full, where } = show(
    { role: 'guest', canManage: false },
    {
      'POST /api/trips/{id}/duplicate': () => ({
        results: { trip: { ...full, slug: 'my-own', id: '2' }, events: [], warnings: [], moved: [] },
      }),
    },
  );
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy this trip' }));
  await user.click(await screen.findByRole('button', { name: 'Copy the trip' }));
  await waitFor(() => expect(where()).toBe('/itinerary/my-own'));
});

it('whoever goes to another tab while the trip is being shared leaves the dialog there', async () => {
  const { user } = show({ role: 'owner' }, { 'GET /api/trips/{id}/invite': () => new Promise(() => undefined) });
  const link = screen.getByRole('link', { name: 'Another tab' });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  act(() => link.click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
