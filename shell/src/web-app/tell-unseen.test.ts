import { tellUnseen } from './tell-unseen.ts';

const path = (name: string, workerStart: number) => ({ name: `${window.location.origin}${name}`, workerStart });

/** A browser's list of what was asked for: what is there, and a way for more to come. */
function fakeRecord(before: ReturnType<typeof path>[]) {
  let hear: (entries: object[]) => void = () => undefined;
  class FakeObserver {
    constructor(callback: (list: { getEntries: () => object[] }) => void) {
      hear = (entries) => callback({ getEntries: () => entries });
    }
    observe(wish: object) {
      expect(wish).toEqual({ type: 'resource', buffered: true });
      hear(before);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  performance.getEntriesByType = jest.fn(() => [path('/destinations', 0) as unknown as PerformanceEntry]);
  return (entry: ReturnType<typeof path>) => hear([entry]);
}

function setUp(before: ReturnType<typeof path>[] = []) {
  const come = fakeRecord(before);
  const worker = { postMessage: jest.fn() };
  tellUnseen(worker as unknown as ServiceWorker);
  return { come, told: () => worker.postMessage.mock.calls.map(([message]: object[]) => message) };
}

const seen = (page: string | null, parts: string[] = []) => ({
  kind: 'seen',
  page: page && window.location.origin + page,
  parts: parts.map((part) => window.location.origin + part),
});

it('tells the worker of the page that was opened, and of the one that is there by now', () => {
  expect(setUp().told()).toEqual([seen('/destinations'), seen('/')]);
});

it('tells of what came before the worker, and leaves out what came through it or from elsewhere', () => {
  const elsewhere = { name: 'https://elsewhere.example/a.js', workerStart: 0 };
  const { told } = setUp([path('/_mf/a.js', 0), path('/art/b', 812.5), elsewhere]);
  expect(told().slice(2)).toEqual([seen(null, ['/_mf/a.js'])]);
});

it('tells of what was still on its way when the worker came', () => {
  const { come, told } = setUp();
  come(path('/api/trips/late', 0));
  expect(told().slice(2)).toEqual([seen(null, ['/api/trips/late'])]);
});

it('says nothing more when all goes through the worker', () => {
  const { come, told } = setUp();
  come(path('/api/trips/later', 2_031.5));
  expect(told()).toHaveLength(2);
});
