import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontParts, rangeOf, textOf } from './font-parts.ts';
import { makeFonts } from './fonts.ts';
import { workspaceRoot } from './paths.ts';

const kib = 1024;
let browser = '';
let fonts: Awaited<ReturnType<typeof makeFonts>>;

beforeAll(async () => {
  browser = mkdtempSync(join(tmpdir(), 'tabi-fonts-'));
  fonts = await makeFonts(workspaceRoot(__dirname), browser);
});
afterAll(() => rmSync(browser, { recursive: true, force: true }));

const sizeOf = (name: RegExp) =>
  fonts.files
    .filter(({ file }) => name.test(file))
    .reduce((sum, { file }) => sum + statSync(join(browser, file)).size, 0);

it('preloads what every page shows, and no more than 50 KiB of it', () => {
  const preloaded = fonts.files.filter(({ preload }) => preload).map(({ file }) => file.replace(/\..*/, ''));
  expect(preloaded).toEqual(['fraunces-titles-common', 'inter-common']);
  expect(sizeOf(/^(fraunces-titles|inter)-common\./)).toBeLessThan(50 * kib);
});

it('needs no more than 60 KiB for a page with a leading sentence, nor for one with a Turkish name', () => {
  expect(sizeOf(/-common\./)).toBeLessThan(60 * kib);
  expect(sizeOf(/^(fraunces-titles|inter)-common\.|^inter-ext\./)).toBeLessThan(60 * kib);
});

it('names every file in a rule, with its letters', () => {
  for (const { file } of fonts.files) expect(fonts.css).toContain(`url(./${file})`);
  expect(fonts.css.match(/unicode-range/g)).toHaveLength(fonts.files.length);
});

it('keeps what every page shows in families of which nothing else is a part', () => {
  const filesOf = (family: string) =>
    [...fonts.css.matchAll(/font-family:'([^']+)'[^}]*?url\(\.\/([\w-]+)\./g)]
      .filter(([, named]) => named === family)
      .map(([, , file]) => file);
  expect(filesOf('Fraunces Variable')).toEqual(['fraunces-titles-common', 'fraunces-leads-common']);
  expect(filesOf('Inter Variable')).toEqual(['inter-common']);
  expect(filesOf('Inter Rare')).toEqual([
    'inter-rest',
    'inter-ext-far',
    'inter-ext-dots',
    'inter-ext',
    'inter-vietnamese',
  ]);
});

it.each([
  'Kyoto',
  'İstanbul',
  'Muğla',
  'Thành phố Hồ Chí Minh',
  'Kōya-san',
  'Ḥaḍramawt',
  '¿Qué?',
  'São',
  '£',
  '₩',
  '½',
])('has a part for each letter of %s', (name) => {
  const all = fontParts.map(({ letters }) => textOf(letters)).join('');
  expect([...name].filter((letter) => !all.includes(letter))).toEqual([]);
});

it('writes ranges as style sheets have them', () => {
  expect(rangeOf([[0x20, 0x7e], [0xa0]])).toBe('U+0020-007E, U+00A0');
  expect(textOf([[0x61, 0x63], [0xe9]])).toBe('abcé');
});
