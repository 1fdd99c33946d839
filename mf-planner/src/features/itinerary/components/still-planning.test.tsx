import { act, screen } from '@testing-library/react';
import { aTrip, renderAt } from '@tabi/shared/testing';
import { StillPlanning } from './still-planning.tsx';

const show = (over: Parameters<typeof aTrip>[0]) => {
  const onAskOn = jest.fn();
  return { onAskOn, ...renderAt(<StillPlanning trip={aTrip(over)} onAskOn={onAskOn} />) };
};

it.each([
  [null, 'Waiting for the planner…'],
  [{ stage: 'ways', places: 61 } as const, 'Finding the ways between 61 places…'],
  [{ stage: 'ordering', places: 61 } as const, 'Choosing among 61 places, for 3 days in a good order…'],
])('While a trip is being planned it says what the planner is at: %j.', (progress, words) => {
  show({ status: 'in progress', progress });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('After 60 seconds it says that it stopped asking, and asks on when it is told to.', () => {
  jest.useFakeTimers();
  const { onAskOn } = show({ status: 'in progress' });
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
  expect(screen.getByText('Timeout: Trip status check exceeded 60 seconds.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Look again' }).click());
  expect(onAskOn).toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeVisible();
});

it('A failed trip says what to change, and its own form opens to change it.', async () => {
  const { user, state } = show({ status: 'failed', message: 'Try longer days.', slug: 'kyoto-x' });
  expect(screen.getByText('Try longer days.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the trip' }));
  expect(state.overlay).toMatchObject({ kind: 'widget', props: { trip: 'kyoto-x' } });
});

it('Who only looks at a failed trip is not offered to change it.', () => {
  show({ status: 'failed', canManage: false, role: 'guest' });
  expect(screen.getByText('An error occurred while polling trip status.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
