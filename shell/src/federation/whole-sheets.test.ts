import { askWholeSheets } from './ask-whole-sheets.ts';
import { applyWholeSheets } from './whole-sheets.ts';

const links = () => [...document.querySelectorAll('link')];
const media = () => links().map((link) => link.getAttribute('media'));
const settle = (link: Element | undefined, how: 'load' | 'error') => link?.dispatchEvent(new Event(how));
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<style data-sheet="/a.css" data-sheet-of="shell"></style><style data-sheet="/b.css" data-sheet-of="mf-x" data-integrity="sha256-b"></style>';
});
afterEach(() => jest.useRealTimers());

it('whole sheets hold once each of them has come or failed, all at once', async () => {
  const whole = applyWholeSheets();
  settle(links()[0], 'load');
  await Promise.resolve();
  expect(media()).toEqual(['print', 'print']);
  settle(links()[1], 'error');
  await whole;
  expect(media()).toEqual([null, null]);
});

it('one that failed before the app was there is not waited for', async () => {
  askWholeSheets(false);
  for (const link of links()) settle(link, 'error');
  await applyWholeSheets();
  expect(media()).toEqual([null, null]);
});

it('whole sheets are asked for once, each beside what the page carries of it, and as a remote names its own', () => {
  askWholeSheets(false);
  askWholeSheets(true);
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['STYLE', 'LINK', 'STYLE', 'LINK']);
  expect(links().map((link) => [link.getAttribute('href'), link.integrity, link.dataset['precedence']])).toEqual([
    ['/a.css', '', undefined],
    ['/b.css', 'sha256-b', 'default'],
  ]);
});

it('a sheet that hangs keeps nobody waiting for more than four seconds', async () => {
  const whole = applyWholeSheets();
  jest.advanceTimersByTime(4_000);
  await whole;
  expect(media()).toEqual([null, null]);
});
