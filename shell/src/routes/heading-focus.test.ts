import { waitFor } from '@testing-library/react';
import { focusHeadingOf } from './heading-focus.ts';

const setUp = () => {
  document.body.innerHTML = '<main tabindex="-1"></main><button>Elsewhere</button>';
  return {
    main: document.querySelector('main') as HTMLElement,
    button: document.querySelector('button') as HTMLElement,
  };
};
const name = () => document.activeElement?.tagName;

it('waits for a heading that comes with the page’s code', async () => {
  const { main } = setUp();
  focusHeadingOf(main);
  expect(name()).toBe('MAIN');
  main.innerHTML = '<h1>Kyoto</h1>';
  await waitFor(() => expect(name()).toBe('H1'));
});

it('does not take the focus from who has gone on', async () => {
  const { main, button } = setUp();
  focusHeadingOf(main);
  button.focus();
  main.innerHTML = '<h1>Kyoto</h1>';
  await Promise.resolve();
  expect(name()).toBe('BUTTON');
});

it('stops when told', async () => {
  const { main } = setUp();
  focusHeadingOf(main)();
  main.innerHTML = '<h1>Kyoto</h1>';
  await Promise.resolve();
  expect(name()).toBe('MAIN');
});
