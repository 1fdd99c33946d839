import { chooseTheme, createAppState } from '@tabi/shared/state';
import { waitFor } from '@testing-library/react';
import { BroadcastChannel as Channel } from 'node:worker_threads';
import { chooseCurrency } from '../currency/choose-currency.ts';
import { shareSettings } from './other-tabs.ts';

const ends: (() => void)[] = [];
beforeAll(() => {
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
});
afterEach(() => ends.splice(0).forEach((end) => end()));

const openPage = () => {
  const state = createAppState();
  ends.push(shareSettings(state));
  return state;
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
  chooseCurrency(one, 'THB');
  await waitFor(() => expect(other.currency).toBe('THB'));
});

it('says nothing again that it was told', async () => {
  const said: unknown[] = [];
  const listener = new Channel('tabi-settings');
  listener.onmessage = (event) => said.push((event as MessageEvent).data);
  ends.push(() => listener.close());
  const [one, other] = [openPage(), openPage()];
  chooseCurrency(one, 'JPY');
  await waitFor(() => expect(other.currency).toBe('JPY'));
  chooseCurrency(other, 'KRW');
  await waitFor(() => expect(one.currency).toBe('KRW'));
  expect(said).toEqual([
    { theme: 'light', currency: 'JPY' },
    { theme: 'light', currency: 'KRW' },
  ]);
});
