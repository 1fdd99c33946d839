import { whileWaiting } from './while-waiting.ts';

const isTold = () => document.documentElement.matches('[data-waiting]');

const pressed = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });

/** Something that comes when the test says so. */
function coming() {
  let come: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { promise, come, fail };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('what was pressed for and does not come at once is told of until it is there', async () => {
  pressed(true);
  const { promise, come } = coming();
  const waited = whileWaiting(promise);
  jest.advanceTimersByTime(299);
  expect(isTold()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isTold()).toBe(true);
  come();
  await waited;
  expect(isTold()).toBe(false);
});

it('what comes at once is not told of', async () => {
  pressed(true);
  await whileWaiting(Promise.resolve());
  jest.advanceTimersByTime(10_000);
  expect(isTold()).toBe(false);
});

it('of two things the later one ends the waiting', async () => {
  pressed(true);
  const [first, second] = [coming(), coming()];
  const waited = [whileWaiting(first.promise), whileWaiting(second.promise)];
  jest.advanceTimersByTime(300);
  first.come();
  await waited[0];
  expect(isTold()).toBe(true);
  second.come();
  await waited[1];
  expect(isTold()).toBe(false);
});

it('what is pressed for after something that has come is waited for anew', async () => {
  pressed(true);
  const first = whileWaiting(Promise.resolve());
  jest.advanceTimersByTime(200);
  await first;
  const { promise, come } = coming();
  const second = whileWaiting(promise);
  jest.advanceTimersByTime(299);
  expect(isTold()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isTold()).toBe(true);
  come();
  await second;
});

it('what fails is waited for no longer, and fails for who asked', async () => {
  pressed(true);
  const { promise, fail } = coming();
  const waited = whileWaiting(promise);
  jest.advanceTimersByTime(300);
  fail(new Error('Gone'));
  await expect(waited).rejects.toThrow('Gone');
  expect(isTold()).toBe(false);
});

it.each([
  ['nobody has pressed anything', () => pressed(false)],
  ['the browser does not tell of presses', () => undefined],
])('nothing is told where %s', async (_, arrange) => {
  arrange();
  const { promise, come } = coming();
  const waited = whileWaiting(promise);
  jest.advanceTimersByTime(10_000);
  expect(isTold()).toBe(false);
  come();
  await waited;
});
