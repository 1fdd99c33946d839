import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';

const poster = (name: string) => ({ url: `/art/location/${name}/tall-640-0a1b2c3d.webp`, tint: '#abc' });

it('It says that there is nothing, and what to do next.', () => {
  render(
    <EmptyState title="No days yet" text="Try other dates.">
      <button type="button">Change the trip</button>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No days yet' })).toBeVisible();
  expect(screen.getByText('Try other dates.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the trip' })).toBeVisible();
});

it('The first time it shows three posters at most, for the eye alone.', () => {
  const { container } = render(
    <EmptyState title="No trips yet" posters={['kyoto', 'hanoi', 'leh', 'dubai'].map(poster)} />,
  );
  expect(container.querySelectorAll('img')).toHaveLength(3);
  expect(screen.queryByRole('img')).toBeNull();
});

it('While the posters are on their way their place is kept.', () => {
  const { container } = render(<EmptyState title="No trips yet" posters={[]} />);
  expect(container.querySelector('ul')).toBeEmptyDOMElement();
});
