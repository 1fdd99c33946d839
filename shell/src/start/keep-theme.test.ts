import { chooseTheme, createAppState, showToast } from '@tabi/shared/state';
import { keepTheme } from './keep-theme.ts';

/** A device whose own theme can be changed. */
function device(isDark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_kind: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_kind: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    turn(dark: boolean) {
      query.matches = dark;
      listeners.forEach((listener) => listener());
    },
  };
}

const shown = () => document.documentElement.dataset['theme'];
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

it('shows a theme that was chosen anywhere', () => {
  device(false);
  const state = createAppState();
  ends.push(keepTheme(state));
  chooseTheme(state, 'dark');
  showToast(state, 'Something else');
  expect(shown()).toBe('dark');
});

it('follows the device, through its changes, once it is told to', () => {
  const phone = device(true);
  const state = createAppState();
  ends.push(keepTheme(state));
  expect(state.theme).toBe('light');
  chooseTheme(state, 'device');
  expect(shown()).toBe('dark');
  phone.turn(false);
  expect(shown()).toBe('light');
});

it('follows the device from the start for who chose that before', () => {
  device(true);
  const state = createAppState({ followsDevice: true });
  ends.push(keepTheme(state));
  expect(state.theme).toBe('dark');
});

it('leaves the device alone once a theme is chosen again', () => {
  const phone = device(true);
  const state = createAppState({ followsDevice: true });
  ends.push(keepTheme(state));
  chooseTheme(state, 'light');
  phone.turn(false);
  phone.turn(true);
  expect(shown()).toBe('light');
});
