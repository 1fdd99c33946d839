import { useApi } from '@tabi/shared/data';
import { aNewTrip, fakeApi, refusal, renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { keptDraft } from '../state/kept-draft.ts';
import { usePlanning } from './use-planning.ts';

function Days({ slug }: { slug: string }) {
  const params = { id: slug };
  const { data: trip } = useApi('GET /api/trips/{id}', { params, query: {} }, { live: true });
  const { data: events } = useApi('GET /api/trips/{id}/events', { params }, { live: true });
  return <p>{trip && events ? `${trip.results.title}, ${events.results.length} events` : 'Asking'}</p>;
}

const kept = keptDraft<string>('a-form');
const body = { destination_ids: [14], startDate: '2027-03-01', endDate: '2027-03-03' };

function Form() {
  const [slug, setSlug] = useState('');
  const { plan } = usePlanning({
    onPlanned: () => setSlug('3-days-in-kyoto-abc'),
    page: () => null,
    forget: kept.forget,
    onFailed: kept.remember,
  });
  const send = () => plan({ ask: { call: 'POST /api/trips', body }, key: kept.keyOf('draft', body) });
  return slug ? <Days slug={slug} /> : <button onClick={() => void send()}>Plan</button>;
}
const press = () => screen.findByRole('button', { name: 'Plan' });

beforeEach(() => localStorage.clear());

it('A trip that was planned at once shows its days before anybody has answered for them.', async () => {
  const never = () => new Promise<never>(() => undefined);
  const api = fakeApi({
    'POST /api/trips': { results: aNewTrip() },
    'GET /api/trips/{id}': never,
    'GET /api/trips/{id}/events': never,
  });
  const { user } = renderAt(<Form />, { api });
  await user.click(await press());
  expect(await screen.findByText('3 days in Kyoto, 0 events')).toBeInTheDocument();
});

it('A sending that is tried again has the key of the first try, so that it makes one trip.', async () => {
  const keys: (string | undefined)[] = [];
  const answers = [() => Promise.reject(refusal('failed', 'No network.')), async () => ({ results: aNewTrip() })];
  const api = fakeApi({
    'GET /api/trips/{id}/events': { results: [] },
    'GET /api/trips/{id}': { results: aNewTrip().trip },
  });
  const call = api.call;
  api.call = ((name: 'POST /api/trips', input: never, options: { idempotencyKey?: string }) => {
    if (name !== 'POST /api/trips') return call(name, input);
    keys.push(options.idempotencyKey);
    return answers.shift()?.();
  }) as typeof api.call;
  const { user, state } = renderAt(<Form />, { api });
  await user.click(await press());
  await waitFor(() => expect(state.notices).toHaveLength(1));
  await user.click(await press());
  await screen.findByText(/3 days in Kyoto/);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

it('A trip that could not be planned is remembered, to be mended by the next sending.', async () => {
  const failed = aNewTrip({ status: 'failed', message: 'No place fits into these days.', slug: 'kyoto-x' });
  const { user, state } = renderAt(<Form />, { api: fakeApi({ 'POST /api/trips': { results: failed } }) });
  await user.click(await press());
  await waitFor(() => expect(kept.read()?.failed).toBe('kyoto-x'));
  expect(state.notices).toMatchObject([{ title: 'Oops!', text: 'No place fits into these days.', button: 'OK' }]);
});
