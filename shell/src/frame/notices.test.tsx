import { showAlert, showLoading, showPopup, showToast } from '@tabi/shared/state';
import { renderAt } from '@tabi/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Notices } from './notices.tsx';

const change = (what: () => void) =>
  act(async () => {
    what();
    await Promise.resolve();
  });

it('shows alerts one after the other; each must be answered', async () => {
  const { user, state } = renderAt(<Notices />);
  await change(() => {
    showAlert(state, { title: 'Oops!', text: 'It rained.' });
    showAlert(state, { title: 'Oops again!' });
  });
  expect(await screen.findByRole('alertdialog', { name: 'Oops!' })).toHaveAccessibleDescription('It rained.');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('alertdialog', { name: 'Oops again!' })).toBeVisible();
});

it('lets a popup be closed by Escape', async () => {
  const { user, state } = renderAt(<Notices />);
  await change(() => void showPopup(state, { title: 'News', text: 'Trains run again.' }));
  await screen.findByRole('dialog', { name: 'News' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what is being waited for until it is done', async () => {
  const { state } = renderAt(<Notices />);
  let done = () => {};
  await change(() => {
    done = showLoading(state, 'Creating your trip');
  });
  expect(screen.getByText('Creating your trip')).toBeVisible();
  await change(done);
  expect(screen.queryByText('Creating your trip')).toBeNull();
});

it('keeps the focus while one waits, and gives it back', async () => {
  const { user, state } = renderAt(
    <>
      <button type="button">Plan</button>
      <Notices />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Plan' });
  button.focus();
  let done = () => {};
  await change(() => {
    done = showLoading(state, 'Creating your trip');
  });
  const waiting = screen.getByRole('dialog', { name: 'Creating your trip' });
  expect(waiting).toHaveFocus();
  await user.tab();
  expect(waiting).toHaveFocus();
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await change(done);
  expect(button).toHaveFocus();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

it('offers to undo in a toast', async () => {
  const undo = jest.fn();
  const { user, state } = renderAt(<Notices />);
  await change(() => void showToast(state, 'Trip deleted', { button: 'Undo', run: undo }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Trip deleted')).toBeNull());
});

it('lets a remark be answered while a dialog is open, and the dialog stays', async () => {
  const undo = jest.fn();
  const { user, state } = renderAt(<Notices />);
  await change(() => {
    showPopup(state, { title: 'News' });
    showToast(state, 'Link copied', { button: 'Undo', run: undo });
  });
  const dialog = await screen.findByRole('dialog', { name: 'News' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'News' })).toBeVisible();
});

describe('with the clock in hand', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('takes a remark away after a while, one with an action later', async () => {
    const { state } = renderAt(<Notices />);
    await change(() => {
      showToast(state, 'Link copied');
      showToast(state, 'Trip deleted', { button: 'Undo', run: () => undefined });
    });
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('Link copied')).toBeVisible();
    await change(() => jest.advanceTimersByTime(7_000));
    act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByText('Link copied')).toBeNull();
    expect(screen.getByText('Trip deleted')).toBeVisible();
  });
});

it.each([
  ['above what is always in reach at the foot of a small window', <section key="foot" data-at-foot="" />, ''],
  ['at the foot where nothing is', null, null],
])('shows remarks %s', async (_, foot, above) => {
  const { state } = renderAt(
    <>
      {foot}
      <Notices />
    </>,
  );
  await change(() => void showToast(state, 'Kept.'));
  const remark = await screen.findByText('Kept.');
  expect(remark.closest('[role="status"]')?.getAttribute('data-above-foot')).toBe(above);
});

it('what was pressed is painted before anything is said of it', async () => {
  const { state } = renderAt(<Notices />);
  const paint: FrameRequestCallback[] = [];
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => paint.push(frame));
  await change(() => void showToast(state, 'Kept.'));
  expect(screen.queryByText('Kept.')).toBeNull();
  frames.mockRestore();
  paint.forEach((frame) => frame(performance.now()));
  expect(await screen.findByText('Kept.')).toBeVisible();
});
