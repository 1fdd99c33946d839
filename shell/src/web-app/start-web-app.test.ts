import { createAppState, pressNotice } from '@tabi/shared/state';
import { announceUpdates, startWebApp } from './start-web-app.ts';

/** A container whose controller is of the given build from the next change on. */
function fakeContainer() {
  const target = new EventTarget() as EventTarget & { controller: unknown };
  const takeOver = async (build: string) => {
    target.controller = {
      postMessage: (_message: unknown, [port]: MessagePort[]) => port?.postMessage(build),
    };
    target.dispatchEvent(new Event('controllerchange'));
    // The answer, and what is done with it.
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  };
  return { container: target as unknown as ServiceWorkerContainer, takeOver };
}

/** jsdom has no channels. */
class FakeChannel {
  port1: { onmessage: (event: { data: unknown }) => void } = { onmessage: () => undefined };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

beforeEach(() => Object.assign(globalThis, { MessageChannel: FakeChannel }));

function setUp(build = 'one') {
  const state = createAppState();
  const reload = jest.fn();
  const { container, takeOver } = fakeContainer();
  announceUpdates(state, container, reload, build);
  return { state, reload, takeOver };
}

it('says that a new version is ready, and reloads only when told to', async () => {
  const { state, reload, takeOver } = setUp();
  await takeOver('two');
  expect(state.notices).toMatchObject([{ kind: 'toast', title: 'A new version of Tabi is ready', button: 'Reload' }]);
  expect(reload).not.toHaveBeenCalled();
  pressNotice(state, state.notices[0]?.id ?? 0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says nothing when the worker is of the build that the page is made of', async () => {
  const { state, takeOver } = setUp();
  await takeOver('one');
  expect(state.notices).toEqual([]);
});

it('says each version once', async () => {
  const { state, takeOver } = setUp();
  await takeOver('two');
  await takeOver('two');
  expect(state.notices).toHaveLength(1);
});

describe('the worker of the site', () => {
  /** What the browser would hold: a worker in charge of the page, or none yet. */
  function fakeWorkers(controller: object | null) {
    const active = { postMessage: jest.fn() };
    const register = jest.fn(async () => ({ active, update: jest.fn() }));
    const container = Object.assign(new EventTarget(), { controller, register, ready: Promise.resolve() });
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
    return register;
  }

  beforeEach(() => {
    jest.useFakeTimers();
    performance.getEntriesByType = jest.fn(() => []);
    Object.assign(globalThis, {
      PerformanceObserver: class {
        observe() {}
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('comes on a first visit once the page has had time for what it is asked first', async () => {
    const register = fakeWorkers(null);
    const started = startWebApp(createAppState());
    await jest.advanceTimersByTimeAsync(2_900);
    expect(register).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await started;
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  });

  it('is asked for at once where it has the page in its charge already', async () => {
    const register = fakeWorkers({ postMessage: jest.fn() });
    await startWebApp(createAppState());
    expect(register).toHaveBeenCalledTimes(1);
  });
});
