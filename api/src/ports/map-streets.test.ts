import { readConfig } from '../app/config.ts';

const liberty = 'https://tiles.openfreemap.org/styles/liberty';

it('asks nobody for streets until somebody is named', () => {
  expect(readConfig({}).mapStreets).toBeNull();
  expect(readConfig({ MAP_STREETS: 'always' }).mapStreets).toBeNull();
});

it('asks each visitor first, unless it is told otherwise', () => {
  expect(readConfig({ MAP_STYLE_URL: liberty }).mapStreets).toEqual({
    mode: 'ask',
    styleUrl: liberty,
    archive: null,
    origins: ['https://tiles.openfreemap.org'],
  });
  expect(readConfig({ MAP_STYLE_URL: liberty, MAP_STREETS: 'always' }).mapStreets?.mode).toBe('always');
  expect(readConfig({ MAP_STYLE_URL: liberty, MAP_STREETS: 'never' }).mapStreets).toBeNull();
});

it('lets browsers ask whom else a style takes its tiles from', () => {
  const hosts = 'https://tiles.example,https://signs.example';
  expect(readConfig({ MAP_STYLE_URL: liberty, MAP_STYLE_HOSTS: hosts }).mapStreets?.origins).toEqual([
    'https://tiles.openfreemap.org',
    'https://tiles.example',
    'https://signs.example',
  ]);
});

it('finds a file of tiles from the project’s folder', () => {
  const streets = readConfig({ MAP_PMTILES: 'maps/asia.pmtiles' }).mapStreets;
  expect(streets?.archive).toMatch(/^\/.*\/maps\/asia\.pmtiles$/);
  expect(streets?.origins).toEqual([]);
});

it.each([
  [{ MAP_STREETS: 'yes' }, 'MAP_STREETS must be one of'],
  [{ MAP_STYLE_URL: 'http://tiles.example/style' }, 'MAP_STYLE_URL must be an https:// address'],
  [{ MAP_STYLE_URL: liberty, MAP_STYLE_HOSTS: 'tiles.example' }, 'MAP_STYLE_HOSTS is written'],
  [{ MAP_STYLE_URL: liberty, MAP_PMTILES: 'asia.pmtiles' }, 'MAP_STYLE_URL or MAP_PMTILES, not both'],
])('refuses %j in a sentence', (settings, sentence) => {
  expect(() => readConfig(settings as Record<string, string>)).toThrow(sentence);
});
