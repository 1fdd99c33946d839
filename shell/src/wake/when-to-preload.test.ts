import { whenToPreload } from './when-to-preload.ts';

let isPainted: () => void;
class PaintObserver {
  constructor(told: () => void) {
    isPainted = told;
  }
  observe() {}
  disconnect() {}
}

let state: DocumentReadyState;
/** @param took milliseconds from the page's first byte to its last */
function arrive(took: number, readyState: DocumentReadyState = 'loading') {
  state = readyState;
  const entry = { responseStart: 120, responseEnd: 120 + took };
  Object.assign(performance, { getEntriesByType: () => [entry] });
  const done: string[] = [];
  whenToPreload(() => done.push('fetched'));
  return done;
}
const comeWhole = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  Object.assign(window, { PerformanceObserver: PaintObserver });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('over a slow line scripts are fetched as soon as the page has come whole, not before', () => {
  const done = arrive(180);
  expect(done).toEqual([]);
  comeWhole();
  expect(done).toEqual(['fetched']);
});

it('over a fast line scripts are fetched once the page is drawn', () => {
  const done = arrive(4);
  comeWhole();
  expect(done).toEqual([]);
  isPainted();
  expect(done).toEqual(['fetched']);
});

it('a page that has come whole already need not come again', () => {
  expect(arrive(180, 'interactive')).toEqual(['fetched']);
});
