import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './place-carousel.tsx';

/** A wide screen. */
const deviceThat = (wantsNoMotion: boolean) => {
  const deaf = { addListener: () => undefined, removeListener: () => undefined };
  window.matchMedia = (query) => {
    const matches = wantsNoMotion && query.includes('reduced-motion');
    return Object.assign(new EventTarget(), deaf, { matches }) as unknown as MediaQueryList;
  };
};

beforeEach(() => deviceThat(false));

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

it('a press while the slides still move counts: of two, a moment after each other, neither is lost', () => {
  jest.useFakeTimers();
  show();
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    act(() => jest.advanceTimersByTime(50));
  };
  press('Go to slide 2 of 3');
  press('Go to slide 3 of 3');
  expect(current()).toBe('Go to slide 3 of 3');
  press('Previous');
  press('Previous');
  expect(current()).toBe('Go to slide 1 of 3');
  jest.useRealTimers();
});

it('begins with what is seen; the next is there a second later, before anybody swipes, and all the others soon', () => {
  jest.useFakeTimers();
  const { container } = show();
  const there = () => [
    ...new Set([...container.querySelectorAll('.slick-slide a')].map(({ textContent }) => textContent)),
  ];
  expect(there()).toEqual(['One']);
  act(() => jest.advanceTimersByTime(1_100));
  expect(there()).toEqual(['One', 'Two']);
  act(() => jest.advanceTimersByTime(1_000));
  expect(there().toSorted()).toEqual(['One', 'Three', 'Two']);
  jest.useRealTimers();
});

it('keeps what is out of sight from being reached by Tab', () => {
  const { container } = show();
  const slides = [...container.querySelectorAll('.slick-slide')];
  const reachable = slides.filter((slide) => !slide.hasAttribute('inert'));
  expect(reachable.map((slide) => slide.textContent)).toEqual(['One']);
});

it('can be paused and started again, and goes on then wherever the pointer and the focus are', () => {
  jest.useFakeTimers();
  show();
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Stories' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  act(() => screen.getByRole('button', { name: 'Pause' }).focus());
  act(() => jest.advanceTimersByTime(3_100));
  expect(current()).toBe('Go to slide 2 of 3');
  jest.useRealTimers();
});

it('goes on by itself after three seconds', () => {
  jest.useFakeTimers();
  show();
  act(() => jest.advanceTimersByTime(2_900));
  expect(current()).toBe('Go to slide 1 of 3');
  act(() => jest.advanceTimersByTime(200));
  expect(current()).toBe('Go to slide 2 of 3');
  jest.useRealTimers();
});

it.each([
  ['a pointer is on its buttons', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus is on one of them', fireEvent.focus, fireEvent.blur],
])('waits while %s, and goes on afterwards', (_, come, go) => {
  jest.useFakeTimers();
  show();
  const button = screen.getByRole('button', { name: 'Next' });
  const place = come === fireEvent.focus ? button : screen.getByRole('region', { name: 'Stories' });
  come(place);
  act(() => jest.advanceTimersByTime(10_000));
  expect(current()).toBe('Go to slide 1 of 3');
  go(place);
  act(() => jest.advanceTimersByTime(3_100));
  expect(current()).toBe('Go to slide 2 of 3');
  jest.useRealTimers();
});

it('stays paused, once paused, wherever the pointer goes', () => {
  jest.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Stories' }));
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Stories' }));
  act(() => jest.advanceTimersByTime(10_000));
  expect(current()).toBe('Go to slide 1 of 3');
  jest.useRealTimers();
});

it('rests for who wants no motion', () => {
  jest.useFakeTimers();
  deviceThat(true);
  show();
  act(() => jest.advanceTimersByTime(10_000));
  expect(current()).toBe('Go to slide 1 of 3');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  jest.useRealTimers();
});
