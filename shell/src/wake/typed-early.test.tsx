import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepEarlyTyping } from './typed-early.ts';

function Form() {
  const [name, setName] = useState('');
  const [pace, setPace] = useState('calm');
  const [near, setNear] = useState(false);
  const [, drawAnew] = useState(0);
  return (
    <form>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <select aria-label="Pace" value={pace} onChange={({ target }) => setPace(target.value)}>
        <option value="calm">Calm</option>
        <option value="full">Full</option>
      </select>
      <input type="checkbox" aria-label="Near" checked={near} onChange={({ target }) => setNear(target.checked)} />
      <button type="button" onClick={() => drawAnew((times) => times + 1)}>
        Draw
      </button>
      <output>{`${name}, ${pace}, ${near ? 'near' : 'anywhere'}`}</output>
    </form>
  );
}

/** As the server sends it. */
const page =
  '<form><input aria-label="Name" value=""><select aria-label="Pace"><option value="calm" selected="">Calm</option>' +
  '<option value="full">Full</option></select><input type="checkbox" aria-label="Near"><button type="button">Draw</button>' +
  '<output>, calm, anywhere</output></form>';

let root: Root | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="root">${page}</div>`;
});
afterEach(() => {
  act(() => root?.unmount());
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
});

const comeToLife = () => {
  act(() => {
    root = hydrateRoot(document.getElementById('root')!, <Form />);
  });
  act(() => jest.advanceTimersByTime(200));
};
const type = (name: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.value = name;
  fireEvent.input(field);
};

it('what was typed, chosen and ticked before the first script is the form’s once it lives', () => {
  type('Mai');
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pace' }).value = 'full';
  screen.getByRole('checkbox', { name: 'Near' }).click();
  keepEarlyTyping();
  comeToLife();
  expect(screen.getByRole('status')).toHaveTextContent('Mai, full, near');
});

it('what was typed while the page was coming to life stays when the form is drawn anew', () => {
  keepEarlyTyping();
  type('Ma');
  type('Mai');
  comeToLife();
  fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mai');
});

it('what nobody touched is told to nobody, and what is typed into a living form is left alone', () => {
  keepEarlyTyping();
  comeToLife();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ken' } });
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('Ken, calm, anywhere');
});
