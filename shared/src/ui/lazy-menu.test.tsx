import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { PressedMenu } from './lazy-menu.tsx';

const Coming = lazy(() => new Promise<never>(() => undefined));

it('a button whose menu is still on its way says that it is pressed', () => {
  render(<PressedMenu trigger={<button type="button">Change</button>} open={() => <Coming />} />);
  const button = () => screen.getByRole('button', { name: 'Change' });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it('a button whose menu is still on its way keeps the focus', async () => {
  const user = userEvent.setup();
  render(<PressedMenu trigger={<button type="button">Change</button>} open={() => <Coming />} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Change', expanded: true })).toHaveFocus();
});
