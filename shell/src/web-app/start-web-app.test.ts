import { createAppState, pressNotice } from '@tabi/shared/state';
import { announceUpdates } from './start-web-app.ts';

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
