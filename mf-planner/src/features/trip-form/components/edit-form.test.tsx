import { screen, waitFor } from '@testing-library/react';
import { aNewTrip, fakeApi, renderAt } from '@tabi/shared/testing';
import { createAppState } from '@tabi/shared/state';
import { EditForm } from './edit-form.tsx';

const saved = {
  id: '1',
  trip_id: '1',
  source_id: 7,
  source_name: 'Lisbon',
  destinations: [{ id: 14, slug: 'kyoto', name: 'Kyoto' }],
  start_date: '2999-03-01',
  end_date: '2999-03-04',
  day_start_time: '10:00',
  day_end_time: '20:00',
  duration: 4,
  trip_pace: 2 as const,
  preferred_types: ['gardens'],
  theme: 'family' as const,
  numberOfPeople: 'family' as const,
  amount: 900,
  converted_amount: null,
  currency: 'EUR',
};

it('A trip’s form is filled in as it was, has one step, and sending it plans that very trip again.', async () => {
  const onClose = jest.fn();
  const api = fakeApi({
    'GET /api/trips/{id}/preferences': { results: saved },
    'POST /api/trips': { results: aNewTrip({ slug: 'kyoto-x' }) },
  });
  const state = { features: { ...createAppState().features, trip_builder_enabled: true } };
  const { user, where } = renderAt(<EditForm trip="kyoto-x" onClose={onClose} />, { api, state });
  expect(await screen.findByRole('combobox', { name: 'Where do you want to go?' })).toHaveValue('Kyoto');
  expect(screen.getByRole('combobox', { name: /start from/ })).toHaveValue('Lisbon');
  expect(screen.getByLabelText('Days begin at')).toHaveValue('10:00');
  const before = where();
  await user.click(screen.getByRole('button', { name: 'Plan my trip' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(where()).toBe(before);
  expect(api.asked.at(-1)).toEqual({
    call: 'POST /api/trips',
    input: {
      body: {
        source_id: 7,
        destination_ids: [14],
        startDate: '2999-03-01',
        endDate: '2999-03-04',
        startTime: '10:00',
        endTime: '20:00',
        preferredTypes: ['gardens'],
        tripPace: 2,
        trip_id: 'kyoto-x',
      },
    },
  });
});
