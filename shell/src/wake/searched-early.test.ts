import { fireEvent } from '@testing-library/react';
import { keepEarlySearch } from './searched-early.ts';

let opened: KeyboardEvent[];
const open = (event: KeyboardEvent) => opened.push(event);
beforeEach(() => {
  jest.useFakeTimers();
  opened = [];
  delete document.documentElement.dataset['ready'];
  keepEarlySearch();
});
afterEach(() => {
  jest.advanceTimersByTime(60_000);
  document.removeEventListener('keydown', open);
  jest.useRealTimers();
});

/** The page listens, and says that it is ready. */
async function comeToLife() {
  document.addEventListener('keydown', open);
  document.documentElement.dataset['ready'] = 'yes';
  await Promise.resolve();
}

it.each([{ key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }, { key: '/' }])(
  'a key of the search (%p) that was pressed early is pressed again once the page lives, and once only',
  async (key) => {
    expect(fireEvent.keyDown(document.body, key)).toBe(false);
    await comeToLife();
    expect(opened).toMatchObject([key]);
    document.documentElement.dataset['ready'] = 'yes';
    await Promise.resolve();
    expect(opened).toHaveLength(1);
  },
);

it('other keys, and a stroke in a text, are left to the browser and forgotten', async () => {
  document.body.innerHTML = '<input>';
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  expect(fireEvent.keyDown(document.querySelector('input')!, { key: '/' })).toBe(true);
  await comeToLife();
  expect(opened).toEqual([]);
});

it('a page that never comes to life gives the keys back to the browser', () => {
  jest.advanceTimersByTime(30_000);
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
});
