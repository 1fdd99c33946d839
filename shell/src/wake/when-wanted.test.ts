import { fireEvent } from '@testing-library/react';
import { whenWanted } from './when-wanted.ts';

let isIdle: () => void;
let isPainted: () => void;
let preloadNow: () => void;
jest.mock('./when-to-preload.ts', () => ({ whenToPreload: (work: () => void) => (preloadNow = work) }));
class PaintObserver {
  constructor(told: () => void) {
    isPainted = told;
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => (isIdle = work),
    PerformanceObserver: PaintObserver,
  });
});
afterEach(() => jest.useRealTimers());

/** A page that is left to be read for three seconds. */
function arrive(reading = 3_000) {
  const done: string[] = [];
  whenWanted({
    preload: () => done.push('preloaded'),
    fetchAhead: () => done.push('fetched'),
    begin: (isAwaited) => done.push(isAwaited ? 'begun at once' : 'begun'),
    reading: () => reading,
  });
  return done;
}

it.each(['pointermove', 'touchstart', 'keydown', 'scroll'])('a %s begins at once, and nothing begins again', (sign) => {
  const done = arrive();
  expect(done).toEqual([]);
  fireEvent(document.body, new Event(sign, { bubbles: true }));
  fireEvent(document.body, new Event(sign, { bubbles: true }));
  isIdle();
  isPainted();
  jest.advanceTimersByTime(3_000);
  expect(done).toEqual(['begun at once']);
});

it('a pointer that rests while the page changes below it begins nothing, and one that moves does', () => {
  const done = arrive();
  const move = (movementX: number) =>
    fireEvent(document.body, Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }));
  move(0);
  expect(done).toEqual([]);
  move(1);
  expect(done).toEqual(['begun at once']);
});

it('what a page will need is fetched once the browser is idle and has drawn it, and runs when it has been read for a while', () => {
  const done = arrive();
  isIdle();
  expect(done).toEqual([]);
  isPainted();
  jest.advanceTimersByTime(2_999);
  expect(done).toEqual(['fetched']);
  jest.advanceTimersByTime(1);
  fireEvent.keyDown(document.body);
  expect(done).toEqual(['fetched', 'begun']);
});

it('a touch while the page is being read begins at once', () => {
  const done = arrive();
  isIdle();
  isPainted();
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(3_000);
  expect(done).toEqual(['fetched', 'begun at once']);
});

it('what a page begins with is near in its time, unless it has begun by then', () => {
  const done = arrive(0);
  preloadNow();
  isIdle();
  isPainted();
  preloadNow();
  expect(done).toEqual(['preloaded', 'begun']);
});

it('a page that is not left to be read begins as soon as the browser is idle and has drawn it', () => {
  const done = arrive(0);
  isIdle();
  isPainted();
  expect(done).toEqual(['begun']);
});

it('a browser that draws nothing, and so is never idle, goes on all the same two seconds after the page has loaded', () => {
  const neverIdle = (work: () => void, { timeout = Infinity }: IdleRequestOptions = {}) => {
    if (timeout < Infinity) setTimeout(work, timeout);
  };
  Object.assign(window, { requestIdleCallback: neverIdle });
  const done = arrive();
  jest.advanceTimersByTime(2_000);
  expect(done).toEqual(['fetched']);
});
