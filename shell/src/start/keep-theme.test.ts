import { listen } from '@tabi/shared/events';
import { chooseTheme, createAppState, showToast } from '@tabi/shared/state';
import { keepTheme } from './keep-theme.ts';

it('shows a theme that was chosen anywhere, remembers it and tells everybody, once', () => {
  const state = createAppState();
  const heard = jest.fn();
  const ends = [keepTheme(state), listen('shell:theme-changed', heard)];
  chooseTheme(state, 'dark');
  showToast(state, 'Something else');
  expect([document.documentElement.dataset['theme'], document.cookie]).toEqual([
    'dark',
    expect.stringContaining('user-theme=dark'),
  ]);
  expect(heard.mock.calls).toEqual([[{ theme: 'dark' }]]);
  ends.forEach((end) => end());
});
