import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useHandOver } from './use-hand-over.ts';

type Rich = 'rich';

function Search({ load }: { load: () => Promise<Rich> }) {
  const [text, setText] = useState('');
  const { place, successor, turning } = useHandOver(load);
  const props = { value: text, onChange: (event: { target: HTMLInputElement }) => setText(event.target.value) };
  return (
    <div ref={place}>
      {successor ? (
        <input key="rich" aria-label="rich" {...props} />
      ) : (
        <input key="plain" aria-label="plain" {...props} {...turning} />
      )}
    </div>
  );
}

/** Code that comes when the test says so. */
function later() {
  let come = () => {};
  const load = jest.fn(() => new Promise<Rich>((resolve) => (come = () => resolve('rich'))));
  render(<Search load={load} />);
  return { load, come: () => act(async () => come()), user: userEvent.setup() };
}

it('Nothing is fetched until somebody turns to the field.', async () => {
  const { load, user } = later();
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('plain'));
  await user.keyboard('Ky');
  expect(load).toHaveBeenCalledTimes(1);
});

it('Who is typing goes on typing where they were.', async () => {
  const { come, user } = later();
  await user.click(screen.getByLabelText('plain'));
  await user.keyboard('Koto');
  screen.getByLabelText<HTMLInputElement>('plain').setSelectionRange(1, 1);
  await come();
  expect(screen.getByLabelText('rich')).toHaveFocus();
  await user.keyboard('y');
  expect(screen.getByLabelText('rich')).toHaveValue('Kyoto');
});

it('Nobody is drawn into the field who has left it meanwhile.', async () => {
  const { come, user } = later();
  await user.click(screen.getByLabelText('plain'));
  await user.tab();
  await come();
  expect(screen.getByLabelText('rich')).not.toHaveFocus();
});

it('A letter that is being composed is finished first.', async () => {
  const { come, user } = later();
  const plain = screen.getByLabelText('plain');
  await user.click(plain);
  fireEvent.compositionStart(plain);
  await come();
  expect(screen.queryByLabelText('rich')).toBeNull();
  await act(async () => void fireEvent.compositionEnd(plain, { data: '京' }));
  expect(screen.getByLabelText('rich')).toHaveFocus();
});

it('Turning to the field again tries again what could not be fetched.', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('rich');
  render(<Search load={load} />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByLabelText('plain')).toHaveFocus();
  await user.keyboard('K');
  expect(await screen.findByLabelText('rich')).toHaveValue('K');
});
