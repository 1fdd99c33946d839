import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Snap } from '../domain/snaps.ts';
import { Sheet } from './sheet.tsx';

const windowHeight = 800;

function Held({ from }: { from: Snap }) {
  const [snap, setSnap] = useState(from);
  return (
    <Sheet label="Map and ideas" snap={snap} onSnap={setSnap} bar={<button type="button">Map</button>}>
      The map
    </Sheet>
  );
}

/** Moves a finger on the handle: heights from the window's foot and milliseconds, one after the other. */
function drag(...moves: readonly [height: number, ms: number][]) {
  const sheet = screen.getByRole('region', { name: 'Map and ideas' });
  const handle = sheet.firstElementChild as HTMLElement;
  handle.setPointerCapture = () => undefined;
  // The window of these tests lays nothing out: the sheet is as high as it was dragged to.
  Object.defineProperty(sheet, 'offsetHeight', {
    configurable: true,
    get: () => Number.parseFloat(sheet.style.height) || moves[0]?.[0],
  });
  const send = (type: string, [height, ms]: readonly [number, number]) => {
    const event = new MouseEvent(type, { bubbles: true, clientY: windowHeight - height });
    Object.defineProperty(event, 'timeStamp', { value: ms });
    fireEvent(handle, event);
  };
  moves.forEach((move, i) => send(i === 0 ? 'pointerdown' : 'pointermove', move));
  return { end: (type = 'pointerup') => send(type, moves.at(-1) ?? [0, 0]) };
}

const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  window.innerHeight = windowHeight;
});

it('rests where it is nearest when it is let go slowly', () => {
  render(<Held from="half" />);
  drag([440, 0], [300, 1000], [90, 2000]).end();
  expect(status()).toBe('Map and ideas: closed');
});

it('goes on by itself when it is flicked', () => {
  render(<Held from="peek" />);
  drag([76, 0], [120, 40], [160, 60]).end();
  expect(status()).toBe('Map and ideas: half open');
});

it('stays as it was when its handle is only touched', () => {
  render(<Held from="half" />);
  drag([440, 0]).end();
  expect(status()).toBe('Map and ideas: half open');
});

it('rests also when the browser takes the finger away', () => {
  render(<Held from="half" />);
  drag([440, 0], [600, 1000], [740, 2000]).end('pointercancel');
  expect(status()).toBe('Map and ideas: open');
});

it('is made larger and smaller by its buttons and by arrow keys', () => {
  render(<Held from="peek" />);
  expect(screen.queryByRole('button', { name: 'Smaller' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect(status()).toBe('Map and ideas: half open');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Map' }), { key: 'ArrowUp' });
  expect(status()).toBe('Map and ideas: open');
  expect(screen.queryByRole('button', { name: 'Larger' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Map' }), { key: 'Escape' });
  expect(status()).toBe('Map and ideas: half open');
});
