import { useApi } from '@tabi/shared/data';
import { aNewTrip, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { usePlanTrip } from './api.ts';
import { inputOf, newDraft } from './domain.ts';

function Days({ slug }: { slug: string }) {
  const params = { id: slug };
  const { data: trip } = useApi('GET /api/trips/{id}', { params, query: {} }, { live: true });
  const { data: events } = useApi('GET /api/trips/{id}/events', { params }, { live: true });
  return <p>{trip && events ? `${trip.results.title}, ${events.results.length} events` : 'Asking'}</p>;
}

function Form() {
  const plan = usePlanTrip();
  const [slug, setSlug] = useState('');
  const draft = newDraft('2027-03-01', [{ id: 14, name: 'Kyoto' }]);
  return slug ? <Days slug={slug} /> : <button onClick={() => void plan(inputOf(draft)).then(setSlug)}>Plan</button>;
}

it('a trip that was planned at once shows its days before anybody has answered for them', async () => {
  const never = () => new Promise<never>(() => undefined);
  const api = fakeApi({
    'POST /api/trips': { results: aNewTrip() },
    'GET /api/trips/{id}': never,
    'GET /api/trips/{id}/events': never,
  });
  const { user } = renderAt(<Form />, { api });
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  expect(await screen.findByText('3 days in Kyoto, 0 events')).toBeInTheDocument();
});
