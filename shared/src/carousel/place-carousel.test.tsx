import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './place-carousel.tsx';

beforeEach(() => {
  const quiet = { matches: false, addListener: () => undefined, removeListener: () => undefined };
  window.matchMedia = () => ({ ...quiet, addEventListener: () => undefined }) as unknown as MediaQueryList;
});

const show = () =>
  render(
    <Carousel label="Stories" atMost={1} every={3000} dots>
      {['One', 'Two', 'Three'].map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

it('goes straight to a slide by its dot', async () => {
  show();
  expect(current()).toBe('Go to slide 1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Go to slide 3 of 3' }));
  expect(current()).toBe('Go to slide 3 of 3');
});

it('keeps what is out of sight from being reached by Tab', () => {
  const { container } = show();
  const slides = [...container.querySelectorAll('.slick-slide')];
  const reachable = slides.filter((slide) => !slide.hasAttribute('inert'));
  expect(reachable.map((slide) => slide.textContent)).toEqual(['One']);
});

it('can be paused and started again', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});
