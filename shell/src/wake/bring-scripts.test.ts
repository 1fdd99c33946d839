import { bringScripts, fetchScripts, preloadScripts } from './bring-scripts.ts';

const scripts = {
  first: [{ src: '/react.js', integrity: 'sha256-r' }, { src: '/main.js' }],
  soon: [{ src: '/page.js' }],
};
const run = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => new URL(href).pathname);

/** How much of the page has come. */
let state: DocumentReadyState;
beforeEach(() => {
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  document.head.replaceChildren();
});
afterEach(() => jest.restoreAllMocks());

it('a page that has come whole runs what it begins with, in its order, and fetches what it needs soon', () => {
  state = 'interactive';
  bringScripts(scripts, true);
  expect([run(), preloaded()]).toEqual([['/react.js', '/main.js'], ['/page.js']]);
});

it('while a page is still coming, its scripts are fetched, and run only once it is here with its data', () => {
  state = 'loading';
  bringScripts(scripts, true);
  expect([run(), preloaded()]).toEqual([[], ['/react.js', '/main.js']]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(run()).toEqual(['/react.js', '/main.js']);
});

it.each([
  { how: 'prefetch', ask: fetchScripts },
  { how: 'preload', ask: preloadScripts },
])(
  'what is asked for ahead, as a $how, is asked for file by file, between which a press can be answered',
  ({ how, ask }) => {
    const tasks: (() => void)[] = [];
    jest.spyOn(window, 'setTimeout').mockImplementation(((task: () => void) => tasks.push(task)) as never);
    const asked = () =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${how}]`)].map(({ href }) => new URL(href).pathname);
    ask(scripts);
    const after = tasks.map((task) => (task(), asked()));
    const [react, main, page] = ['/react.js', '/main.js', '/page.js'];
    expect(after).toEqual([[react], [react, main], [react, main, page]]);
  },
);
