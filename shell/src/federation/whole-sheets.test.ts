import { applyWholeSheets } from './whole-sheets.ts';

const links = () => [...document.querySelectorAll('link')];
const media = () => links().map((link) => link.getAttribute('media'));
const settle = (link: Element | undefined, how: 'load' | 'error') => link?.dispatchEvent(new Event(how));
let readyState: DocumentReadyState;
beforeEach(() => {
  jest.useFakeTimers();
  readyState = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.head.innerHTML =
    '<link rel="stylesheet" media="print" href="/a.css"><link rel="stylesheet" media="print" href="/b.css">';
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

it('what failed before it was heard is not waited for when the page has loaded', async () => {
  const whole = applyWholeSheets();
  window.dispatchEvent(new Event('load'));
  await whole;
  expect(media()).toEqual([null, null]);
  readyState = 'complete';
  await applyWholeSheets();
});

it('a sheet that hangs keeps nobody waiting for more than four seconds', async () => {
  const whole = applyWholeSheets();
  jest.advanceTimersByTime(4_000);
  await whole;
  expect(media()).toEqual([null, null]);
});
