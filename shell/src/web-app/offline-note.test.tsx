import { ownZone, formatMoment } from '@tabi/shared/format';
import { renderAt } from '@tabi/shared/testing';
import { act, screen } from '@testing-library/react';
import { keptHeader } from './kept-marks.ts';
import { hearingAge, setKeptTime } from './kept-time.ts';
import { OfflineNote } from './offline-note.tsx';

const at = '2026-03-14T05:30:00.000Z';
const moment = formatMoment(ownZone(), new Date(at));
const live = (cacheControl: string) => async () => new Response('{}', { headers: { 'cache-control': cacheControl } });
const kept = () => new Response('{}', { headers: { [keptHeader]: at } });

afterEach(() => act(() => setKeptTime(null)));

it('appears with the first answer that was kept, and goes with the first from the network', async () => {
  renderAt(<OfflineNote />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => hearingAge(async () => kept())('/api/trips/x', {}));
  expect(screen.getByRole('status')).toHaveTextContent(`You are offline. This is what was here on ${moment}.`);
  await act(() => hearingAge(live('no-store'))('/api/trips/x', {}));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is not fooled by an answer that the browser itself had kept', async () => {
  renderAt(<OfflineNote />);
  act(() => setKeptTime(at));
  await act(() => hearingAge(live('public, max-age=60'))('/api/features', {}));
  expect(screen.getByText(/You are offline/)).toBeVisible();
});

it('goes when the device is online again', () => {
  renderAt(<OfflineNote />);
  act(() => setKeptTime(at));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

it('goes when the site answers again, though no browser has said that the device is online', async () => {
  jest.useFakeTimers();
  const down = () => Promise.reject(new TypeError('Failed to fetch'));
  const asked = jest.fn<Promise<Response>, [string]>(down);
  const before = window.fetch;
  window.fetch = asked as unknown as typeof fetch;
  renderAt(<OfflineNote />);
  act(() => setKeptTime(at));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  asked.mockResolvedValue(new Response('{}'));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(asked).toHaveBeenCalledTimes(2);
  window.fetch = before;
  jest.useRealTimers();
});

it('does not come back with an answer that was asked for before the network was', async () => {
  renderAt(<OfflineNote />);
  act(() => setKeptTime(at));
  let answer: (kept: Response) => void = () => undefined;
  const asked = hearingAge(() => new Promise((resolve) => (answer = resolve)))('/api/features', {});
  act(() => void window.dispatchEvent(new Event('online')));
  await act(async () => {
    answer(kept());
    await asked;
  });
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

it('stays when no answer comes at all', async () => {
  renderAt(<OfflineNote />);
  act(() => setKeptTime(at));
  const failing = hearingAge(() => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => failing('/api/user', {}).catch(() => undefined));
  expect(screen.getByText(/You are offline/)).toBeVisible();
});
