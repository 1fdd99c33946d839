import type { MapIndex, MapTile } from '../contracts/map.ts';
import { fetchGround, openBaseSources, tilesWithin } from './base-source.ts';

const index: MapIndex = {
  far: 'far-1.json',
  beyond: ['beyond-0-1.json', 'beyond-1-1.json'],
  near: { box: [100, 0, 120, 20], columns: 2, rows: 2, tiles: ['south-west', 'south-east', null, 'north-east'] },
};
const tile: MapTile = {
  box: [100, 0, 110, 10],
  steps: 10,
  land: [],
  lakes: [],
  urban: [],
  rivers: [],
  borders: [],
  countries: [],
  cities: [[5, 5, 4, 'Hanoi', '']],
};
const hanoi = [102, 2, 103, 3];

it.each([
  [[102, 2, 103, 3], ['south-west']],
  [
    [108, 2, 112, 3],
    ['south-west', 'south-east'],
  ],
  [[102, 12, 103, 13], []],
  [
    [90, -20, 130, 40],
    ['south-west', 'south-east', 'north-east'],
  ],
])('finds the tiles that %j touches, without open sea', (seen, tiles) => {
  expect(tilesWithin(index, seen)).toEqual(tiles);
});

function serving(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    const answer = answers[String(address)];
    return answer ? Response.json(answer) : new Response(null, { status: 404 });
  });
  return asked;
}

it('fetches for a city its own tile, once', async () => {
  const asked = serving({ '/map/index-1.json': index, '/map/south-west': tile });
  const sources = openBaseSources('/map/index-1.json');
  await sources.fill(12, hanoi);
  await sources.fill(13, hanoi);
  expect(asked).toEqual(['/map/index-1.json', '/map/south-west']);
  expect(sources.near.getFeatures().map((feature) => feature.get('name') as unknown)).toContain('Hanoi');
});

const fromAfar = async (answers: Record<string, unknown>) => {
  const asked = serving(answers);
  await openBaseSources('/map/index-1.json').fill(4, [100, 0, 120, 20]);
  return asked.map((address) => address.slice('/map/'.length));
};

it('fetches from afar the one tile of all of Asia, then the land around it', async () => {
  const asked = await fromAfar({ '/map/index-1.json': index, '/map/far-1.json': tile });
  expect(asked).toEqual(['index-1.json', 'far-1.json', 'beyond-0-1.json', 'beyond-1-1.json']);
});

it('fetches Asia alone where nothing lies around it', async () => {
  const { beyond: _, ...older } = index;
  expect(await fromAfar({ '/map/index-1.json': older, '/map/far-1.json': tile })).toEqual([
    'index-1.json',
    'far-1.json',
  ]);
});

it('draws no land around Asia while Asia could not be had', async () => {
  expect(await fromAfar({ '/map/index-1.json': index })).toEqual(['index-1.json', 'far-1.json']);
});

it('asks again with the next view for what could not be had', async () => {
  serving({ '/map/index-1.json': index });
  const sources = openBaseSources('/map/index-1.json');
  await sources.fill(12, hanoi);
  expect(sources.near.isEmpty()).toBe(true);
  serving({ '/map/south-west': tile });
  await sources.fill(12, hanoi);
  expect(sources.near.isEmpty()).toBe(false);
});

it('fetches for later the tiles around some places, once each, and that of all of Asia', async () => {
  const asked = serving({ '/map/index-1.json': index, '/map/far-1.json': tile });
  await fetchGround('/map/index-1.json', [hanoi, [108, 2, 112, 3]]);
  expect(asked).toEqual(['index-1.json', 'south-west', 'south-east', 'far-1.json'].map((file) => `/map/${file}`));
});
