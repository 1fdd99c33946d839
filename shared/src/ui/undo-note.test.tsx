import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoNote } from './undo-note.tsx';

it('It says what was taken away, takes the focus, and undoes it once however often it is pressed.', async () => {
  let done = () => {};
  const undo = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  render(<UndoNote name="Spring in Japan" what="was deleted" undo={undo} />);
  expect(screen.getByRole('status')).toHaveTextContent('Spring in Japan was deleted.');
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button).toHaveFocus();
  await userEvent.dblClick(button);
  expect(undo).toHaveBeenCalledTimes(1);
  await act(async () => done());
  expect(button).toHaveAttribute('aria-disabled', 'false');
});
