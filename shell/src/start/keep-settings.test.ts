import { chooseTheme, createAppState } from '@tabi/shared/state';
import { waitFor } from '@testing-library/react';
import { BroadcastChannel as Channel } from 'node:worker_threads';
import type { User, UserSettings } from '@tabi/shared/contracts/people';
import { keepSettings } from './keep-settings.ts';

const ends: (() => void)[] = [];
beforeAll(() => {
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  document.cookie.split('; ').forEach((pair) => (document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`));
});

const openPage = () => {
  const state = createAppState();
  ends.push(keepSettings(state, () => undefined).stop);
  return state;
};

const mai = (setting: UserSettings = {}, id = 'mai'): User => ({
  ...{ id, name: 'Mai', email: 'mai@example.com', avatar: null },
  setting: { timeZone: 'UTC', home_city: null, ...setting },
});

/** A page, and what it has saved on the account. */
const watchedPage = () => {
  const [state, saved] = [createAppState(), [] as UserSettings[]];
  const { adopt, stop } = keepSettings(state, (chosen) => saved.push(chosen));
  ends.push(stop);
  return { state, saved, adopt };
};

it('shows a theme in every open page as soon as it is chosen in one', async () => {
  const [one, other] = [openPage(), openPage()];
  chooseTheme(one, 'dark');
  await waitFor(() => expect(other.theme).toBe('dark'));
  chooseTheme(other, 'light');
  await waitFor(() => expect(one.theme).toBe('light'));
});

it('lets every open page follow the device once one is told to', async () => {
  const [one, other] = [openPage(), openPage()];
  chooseTheme(one, 'device');
  await waitFor(() => expect(other.followsDevice).toBe(true));
  chooseTheme(other, 'dark');
  await waitFor(() => expect([one.followsDevice, one.theme]).toEqual([false, 'dark']));
});

it('shows prices in every open page in the currency that was chosen in one', async () => {
  const [one, other] = [openPage(), openPage()];
  one.currency = 'THB';
  await waitFor(() => expect(other.currency).toBe('THB'));
});

it('says nothing again that it was told', async () => {
  const said: unknown[] = [];
  const listener = new Channel('tabi-settings');
  listener.onmessage = (event) => said.push((event as MessageEvent).data);
  ends.push(() => listener.close());
  const [one, other] = [openPage(), openPage()];
  one.currency = 'JPY';
  await waitFor(() => expect(other.currency).toBe('JPY'));
  other.currency = 'KRW';
  await waitFor(() => expect(one.currency).toBe('KRW'));
  expect(said).toMatchObject([{ currency: 'JPY' }, { currency: 'KRW' }]);
});

it('remembers for later visits what was chosen, and that alone', async () => {
  const state = openPage();
  state.formats = { ...state.formats, units: 'mi', weekStart: 0 };
  await waitFor(() => expect(document.cookie.split('; ').sort()).toEqual(['units=mi', 'week-start=0']));
  expect(localStorage.getItem('units')).toBe('mi');
});

it('saves what somebody signed in chooses, and nothing of a guest', async () => {
  const { state, saved } = watchedPage();
  state.session = { status: 'guest', user: null };
  state.currency = 'JPY';
  await waitFor(() => expect(document.cookie).toContain('currency=JPY'));
  state.session = { status: 'user', user: mai() };
  await waitFor(() => expect(saved).toEqual([]));
  chooseTheme(state, 'device');
  state.motion = 'reduced';
  await waitFor(() => expect(saved).toEqual([{ theme: 'device', motion: 'reduced' }]));
});

it('shows whoever signs in what they chose elsewhere, and saves nothing of it again', async () => {
  const { state, saved } = watchedPage();
  state.session = { status: 'user', user: mai({ theme: 'dark', clock: '12h' }) };
  await waitFor(() => expect([state.theme, state.formats.clock]).toEqual(['dark', '12h']));
  await waitFor(() => expect(document.cookie).toContain('user-theme=dark'));
  expect(saved).toEqual([]);
});

it('keeps what was chosen before it was known who is here', async () => {
  const { state, saved } = watchedPage();
  chooseTheme(state, 'dark');
  await waitFor(() => expect(document.cookie).toContain('user-theme=dark'));
  state.session = { status: 'user', user: mai({ theme: 'light', currency: 'THB' }) };
  await waitFor(() => expect(saved).toEqual([{ theme: 'dark' }]));
  expect([state.theme, state.currency]).toEqual(['dark', 'THB']);
});

it('leaves a page alone whose owner comes with another answer of the account', async () => {
  const { state } = watchedPage();
  state.session = { status: 'user', user: mai({ currency: 'THB' }) };
  await waitFor(() => expect(state.currency).toBe('THB'));
  state.currency = 'JPY';
  state.session.user = mai({ currency: 'THB' });
  await waitFor(() => expect(document.cookie).toContain('currency=JPY'));
  expect(state.currency).toBe('JPY');
});

it('takes over a guess without saving it', async () => {
  const { state, saved, adopt } = watchedPage();
  state.session = { status: 'user', user: mai() };
  adopt({ currency: 'VND' });
  await waitFor(() => expect(document.cookie).toContain('currency=VND'));
  expect([state.currency, saved]).toEqual(['VND', []]);
});
