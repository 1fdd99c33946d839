import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '@tabi/shared/testing';
import type { Outcome } from '../../../common/state/edits-view.ts';
import { TripTitle } from './trip-title.tsx';

it('a name that the server refuses stays written, to be sent again or let go with Escape', async () => {
  const outcomes: ((outcome: Outcome) => void)[] = [];
  const onRename = jest.fn(() => new Promise<Outcome>((done) => outcomes.push(done)));
  const { user } = renderAt(<TripTitle title="Kyoto" onRename={onRename} />);
  const pencil = { name: 'Give the trip another name' };
  await user.click(screen.getByRole('button', pencil));
  const field = screen.getByLabelText('Name of the trip');
  await user.type(field, ' with Aiko{Enter}');
  expect(onRename).toHaveBeenCalledWith('Kyoto with Aiko');
  outcomes[0]!({ ok: false, error: null });
  await waitFor(() => expect(field).not.toHaveAttribute('aria-busy'));
  expect(field).toHaveValue('Kyoto with Aiko');

  await user.type(field, '{Enter}');
  outcomes[1]!({ ok: true, answer: null });
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(screen.getByRole('button', pencil)).toBeVisible();

  await user.click(screen.getByRole('button', pencil));
  await user.type(screen.getByLabelText('Name of the trip'), ' again{Escape}');
  expect(screen.getByRole('heading', { name: 'Kyoto' })).toBeVisible();
  expect(onRename).toHaveBeenCalledTimes(2);
});

it.each([
  ['Kyoto with Aiko', null],
  ['Two slow weeks among temples', 'long'],
  ['京都と奈良で過ごす秋の二週間', 'long'],
  ['Two slow weeks among the temples of Kyoto, with Aiko and her mother', 'longest'],
])('a long name is written smaller on a phone: %s', (title, length) => {
  renderAt(<TripTitle title={title} onRename={null} />);
  expect(screen.getByRole('heading', { name: title }).getAttribute('data-length')).toBe(length);
});
