import { act, render, screen } from '@testing-library/react';
import { Appear, Moving } from './motion.ts';

const asked: string[] = [];
let works = true;
jest.mock('./coming.ts', () => {
  asked.push('coming');
  if (!works) throw new Error('The network is gone.');
  return jest.requireActual('./coming.ts');
});

const show = async (wantsNoMotion: boolean) => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: wantsNoMotion }) as unknown as MediaQueryList;
  render(
    <Moving>
      <Appear>Temple</Appear>
    </Moving>,
  );
  const place = screen.getByText('Temple');
  const seen = new Set([place.style.opacity]);
  const watcher = new MutationObserver(() => seen.add(place.style.opacity));
  watcher.observe(place, { attributes: true });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  watcher.disconnect();
  return { opacities: [...seen] };
};

// In this order: what has been fetched once is there for the rest of the visit.
it('fetches nothing for who wants no motion', async () => {
  await show(true);
  expect(asked).toEqual([]);
});

it('shows everything in place when what moves it cannot be fetched', async () => {
  works = false;
  const { opacities } = await show(false);
  expect(asked).toEqual(['coming']);
  expect(opacities).toEqual(['1']);
});

it('does not let come again what stood already when it is fetched', async () => {
  works = true;
  const { opacities } = await show(false);
  expect(asked).toEqual(['coming', 'coming']);
  expect(opacities).toEqual(['1']);
});
