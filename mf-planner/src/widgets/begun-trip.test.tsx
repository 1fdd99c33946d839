import { addDays, formatDay } from '@tabi/shared/format';
import { renderAt } from '@tabi/shared/testing';
import { createAppState } from '@tabi/shared/state';
import { screen } from '@testing-library/react';
import { today } from '../common/domain/today.ts';
import { newDraft } from '../features/trip-form/domain.ts';
import { kept } from '../features/trip-form/state.ts';
import { newAnswers } from '../features/wizard/domain/answers.ts';
import { kept as answers } from '../features/wizard/state.ts';
import { BegunTrip } from './begun-trip.tsx';

const cities = [
  { id: 14, name: 'Kyoto' },
  { id: 15, name: 'Nara' },
];
const draft = newDraft(today(), cities, { currency: 'USD', home: null });
const words = `3 days in Kyoto and Nara, from ${formatDay(addDays(today(), 2))}`;
beforeEach(() => localStorage.clear());

it('A trip that was begun is there to go on with.', async () => {
  kept.save(draft);
  const { user, state } = renderAt(<BegunTrip />);
  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on with it' }));
  expect(state.overlay).toMatchObject({ kind: 'widget', widget: 'mf-planner/TripForm', props: { destinations: [] } });
});

it('It is let go, and brought back.', async () => {
  kept.save(draft);
  const { user } = renderAt(<BegunTrip />);
  await user.click(screen.getByRole('button', { name: 'Let it go' }));
  expect(kept.read()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(`${words} was let go.`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText(words)).toBeVisible();
  expect(kept.read()?.draft).toEqual(draft);
});

it.each([
  ['where nothing is kept', () => undefined],
  [
    'of a form that says no destination',
    () => kept.save({ ...draft, destinations: newDraft(today(), [], { currency: 'USD', home: null }).destinations }),
  ],
  ['whose first day has passed', () => kept.save({ ...draft, startDate: '2020-01-01' })],
])('Nothing is said %s.', (_, keep) => {
  keep();
  const { container } = renderAt(<BegunTrip />);
  expect(container).toBeEmptyDOMElement();
});

it('Where the form goes step by step, its answers are what was begun.', () => {
  kept.save(draft);
  answers.save({ ...newAnswers(today(), cities.slice(0, 1)), duration: 2 });
  renderAt(<BegunTrip />, { state: { features: { ...createAppState().features, new_trip_form_enabled: true } } });
  expect(screen.getByText(`2 days in Kyoto, from ${formatDay(addDays(today(), 1))}`)).toBeVisible();
});
