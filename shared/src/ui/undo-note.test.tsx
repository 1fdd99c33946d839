import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UndoNote } from './undo-note.tsx';

function List() {
  const [gone, setGone] = useState(true);
  return (
    <ul>
      <li>
        <a href="/before">Before</a>
      </li>
      <li>
        {gone ? (
          <UndoNote name="Spring" what="was deleted" undo={async () => setGone(false)} />
        ) : (
          <article>
            <a href="/spring">Spring</a>
          </article>
        )}
      </li>
    </ul>
  );
}

it('Whoever undoes it goes on at what is back in its place.', async () => {
  render(<List />);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Spring' })).toHaveFocus();
});

it('Nobody is drawn back to it who has gone on elsewhere.', async () => {
  render(<List />);
  const elsewhere = screen.getByRole('link', { name: 'Before' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  elsewhere.focus();
  act(() => undo.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await screen.findByRole('link', { name: 'Spring' });
  expect(elsewhere).toHaveFocus();
});

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
