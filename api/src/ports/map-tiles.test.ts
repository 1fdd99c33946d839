import { readConfig } from '../app/config.ts';

const url = 'https://tiles.example/paper/{z}/{x}/{y}.png';

it('draws its own maps until tiles are configured', () => {
  expect(readConfig({}).mapTiles).toBeNull();
});

it('takes tiles with what their licence asks to be said', () => {
  expect(readConfig({ MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: '© Tile people' }).mapTiles).toEqual({
    url,
    attribution: '© Tile people',
  });
});

it('names the server of tiles that nothing is said about', () => {
  expect(readConfig({ MAP_TILE_URL: url }).mapTiles?.attribution).toBe('Map: tiles.example');
});

it.each(['http://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png', 'tiles'])(
  'refuses %s as an address of tiles',
  (wrong) => {
    expect(() => readConfig({ MAP_TILE_URL: wrong })).toThrow('MAP_TILE_URL must be an https:// address with {z}');
  },
);
