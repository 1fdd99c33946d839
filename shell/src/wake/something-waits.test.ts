import { somethingWaits } from './something-waits.ts';

/** jsdom lays nothing out. */
function place(top: number, isLaidOut = true): void {
  const part = document.createElement('div');
  part.dataset['awaitsApp'] = '';
  Object.assign(part, {
    checkVisibility: () => isLaidOut,
    getBoundingClientRect: () => ({ top, bottom: top + 100 }),
  });
  document.body.append(part);
}
beforeEach(() => document.body.replaceChildren());

it.each([
  ['on the screen', 100, true],
  ['that reaches into it from above', -50, true],
  ['below it', 5_000, false],
  ['above it', -500, false],
])('a part that is nothing without the app, %s, waits: %s → %s', (_where, top, waits) => {
  place(top);
  expect(somethingWaits()).toBe(waits);
});

it('what is not shown, or not laid out, waits for nobody, and is not measured', () => {
  place(100, false);
  expect(somethingWaits()).toBe(false);
});

it('a page on which all is said waits for nothing', () => {
  document.body.innerHTML = '<main>Words</main>';
  expect(somethingWaits()).toBe(false);
});
