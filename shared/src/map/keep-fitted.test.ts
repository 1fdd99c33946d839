import { createMap } from './asia-map.ts';
import { keepFitted } from './keep-fitted.ts';

const high = [15_090_000, 4_150_000, 15_091_000, 4_200_000];

/** A map of this size, fitted to a high extent. */
async function fitted(height: number) {
  const map = createMap(document.createElement('div'), [], []);
  map.setSize([390, height]);
  keepFitted(map)(high, 0);
  const resolution = () => map.getView().getResolution();
  // A view tells in its next turn that it is where it was to be.
  await new Promise((done) => setTimeout(done));
  return { map, resolution };
}

it('what was shown whole is so again when the map becomes lower', async () => {
  const { resolution: ofLow } = await fitted(260);
  const { map, resolution } = await fitted(700);
  expect(resolution()).toBeLessThan(ofLow()!);
  map.setSize([390, 260]);
  expect(resolution()).toBeCloseTo(ofLow()!);
});

it('a map that somebody has moved stays where it is', async () => {
  const { map, resolution } = await fitted(700);
  map.getView().setCenter([15_000_000, 4_000_000]);
  const before = resolution();
  map.setSize([390, 260]);
  expect(resolution()).toBe(before);
  expect(map.getView().getCenter()).toEqual([15_000_000, 4_000_000]);
});
