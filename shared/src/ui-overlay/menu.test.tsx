import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../testing/render-at.tsx';
import { Menu, type MenuItem } from './menu.tsx';

const show = (items: MenuItem[]) =>
  renderAt(<Menu label="A stop" trigger={<button type="button">Change it</button>} items={items} />);

/** Opened by its button, with the focus in it: until then nobody can press a line. */
async function open({ user }: ReturnType<typeof show>): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  return screen.getByRole('menuitem', { name: 'Later' });
}

it.each([true, false])(
  'a line of a menu does what it says once, the menu closes, and its button has the focus again: at once %s',
  async (atOnce) => {
    const onSelect = jest.fn();
    const shown = show([{ label: 'Later', onSelect, atOnce }]);
    await shown.user.click(await open(shown));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change it' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    expect(onSelect).toHaveBeenCalledTimes(1);
  },
);

it('what is seen on the page behind is painted before its menu closes', async () => {
  const shown = show([{ label: 'Later', atOnce: true, onSelect: () => undefined }]);
  const line = await open(shown);
  // No frame is painted until the test says so.
  const paint: FrameRequestCallback[] = [];
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => paint.push(frame));
  await shown.user.click(line);
  expect(line).toBeVisible();
  frames.mockRestore();
  paint.forEach((frame) => frame(performance.now()));
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
});

it('the button says that it is pressed before its menu opens, and no longer once the menu is closed', async () => {
  const { user } = show([{ label: 'Later', onSelect: () => undefined }]);
  const button = screen.getByRole('button', { name: 'Change it' });
  const paint: FrameRequestCallback[] = [];
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => paint.push(frame));
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  frames.mockRestore();
  paint.forEach((frame) => frame(performance.now()));
  expect(await screen.findByRole('menu')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  // It listens from then on.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
});

it.each([
  ['ArrowDown', 'first', 'Earlier'],
  ['ArrowUp', 'last', 'Later'],
])('%s on the button opens the menu at its %s line', async (key, _, line) => {
  const { user } = show(['Earlier', 'Later'].map((label) => ({ label, onSelect: () => undefined })));
  screen.getByRole('button', { name: 'Change it' }).focus();
  await user.keyboard(`{${key}}`);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: line })).toHaveAttribute('data-highlighted'));
});

it('a menu whose line was used opens again', async () => {
  const shown = show([{ label: 'Later', atOnce: true, onSelect: () => undefined }]);
  for (const _ of ['first', 'again', 'once more']) {
    await shown.user.click(await open(shown));
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  }
  expect(await open(shown)).toBeVisible();
});
