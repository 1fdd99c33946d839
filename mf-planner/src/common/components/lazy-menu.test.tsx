import { fireEvent, render, screen } from '@testing-library/react';
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
