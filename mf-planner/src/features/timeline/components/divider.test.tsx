import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Divider, useShare } from './divider.tsx';

/** The window of these tests lays nothing out: what holds days and map is told to be 1,000 pixels wide. */
function Halves() {
  const whole = useRef<HTMLDivElement>(null);
  const hold = (element: HTMLDivElement | null) => {
    whole.current = element;
    if (element) element.getBoundingClientRect = () => ({ left: 0, width: 1000 }) as DOMRect;
  };
  return (
    <div ref={hold}>
      <Divider share={useShare()} whole={whole} />
    </div>
  );
}
const divider = () => screen.getByRole('separator', { name: 'Width of the days' });
const share = () => divider().getAttribute('aria-valuenow');
const point = (type: string, clientX: number) => {
  fireEvent(divider(), new MouseEvent(type, { bubbles: true, clientX }));
};

beforeEach(() => localStorage.clear());

it('is moved by arrow keys, no further than both sides can be read, and is remembered', () => {
  const { unmount } = render(<Halves />);
  expect(share()).toBe('55');
  fireEvent.keyDown(divider(), { key: 'ArrowLeft' });
  expect(share()).toBe('50');
  fireEvent.keyDown(divider(), { key: 'End' });
  fireEvent.keyDown(divider(), { key: 'ArrowRight' });
  expect(share()).toBe('75');
  unmount();
  render(<Halves />);
  expect(share()).toBe('75');
});

it('follows the pointer while it is held, and not after', () => {
  render(<Halves />);
  divider().setPointerCapture = () => undefined;
  point('pointermove', 400);
  expect(share()).toBe('55');
  point('pointerdown', 550);
  point('pointermove', 400);
  expect(share()).toBe('40');
  point('pointermove', 10);
  expect(share()).toBe('35');
  point('pointerup', 10);
  point('pointermove', 700);
  expect(share()).toBe('35');
});

it('goes back to what is usual when it is pressed twice', () => {
  render(<Halves />);
  fireEvent.keyDown(divider(), { key: 'Home' });
  fireEvent.doubleClick(divider());
  expect(share()).toBe('55');
});

it('can be moved where the browser keeps nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied),
  ];
  render(<Halves />);
  expect(share()).toBe('55');
  fireEvent.keyDown(divider(), { key: 'ArrowRight' });
  expect(share()).toBe('60');
  for (const spy of spies) spy.mockRestore();
});
