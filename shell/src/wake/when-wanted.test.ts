import { fireEvent } from '@testing-library/react';
import { whenWanted } from './when-wanted.ts';

let isIdle: () => void;
let isPainted: () => void;
class PaintObserver {
  constructor(told: () => void) {
    isPainted = told;
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => (isIdle = work),
    PerformanceObserver: PaintObserver,
  });
});

it.each(['pointermove', 'touchstart', 'keydown', 'scroll'])('a %s begins at once, and nothing begins again', (sign) => {
  const begun: boolean[] = [];
  whenWanted((isAwaited) => begun.push(isAwaited));
  expect(begun).toEqual([]);
  fireEvent(document.body, new Event(sign, { bubbles: true }));
  fireEvent(document.body, new Event(sign, { bubbles: true }));
  isIdle();
  expect(begun).toEqual([true]);
});

it('a pointer that rests while the page changes below it begins nothing, and one that moves does', () => {
  const begun: boolean[] = [];
  whenWanted((isAwaited) => begun.push(isAwaited));
  const move = (movementX: number) =>
    fireEvent(document.body, Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }));
  move(0);
  expect(begun).toEqual([]);
  move(1);
  expect(begun).toEqual([true]);
});

it('a page that nobody touches comes to life when the browser is idle and has drawn it', () => {
  const begun: boolean[] = [];
  whenWanted((isAwaited) => begun.push(isAwaited));
  isIdle();
  expect(begun).toEqual([]);
  isPainted();
  fireEvent.keyDown(document.body);
  expect(begun).toEqual([false]);
});

it('a browser that draws nothing, and so is never idle, begins all the same two seconds after the page has loaded', () => {
  jest.useFakeTimers();
  const neverIdle = (work: () => void, { timeout = Infinity }: IdleRequestOptions = {}) => {
    if (timeout < Infinity) setTimeout(work, timeout);
  };
  Object.assign(window, { requestIdleCallback: neverIdle });
  const begun: boolean[] = [];
  whenWanted((isAwaited) => begun.push(isAwaited));
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  expect(begun).toEqual([false]);
});
