import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, type Release, type SheetParts } from '@tabi/releases';
import { carriedOf, classesIn } from './carried-styles.ts';

const file = 'server/sheet-parts.json';
const sheets: SheetParts = {
  'base.css': [{ css: '@font-face{src:url(./inter.woff2)}', classes: [] }],
  'styles.css': [
    { css: '.card{top:0}', classes: ['card', 'card-wide'] },
    { css: '.menu{top:0}', classes: ['menu'] },
    { css: '.bar{top:0}', classes: ['bar'] },
  ],
};

/** A build whose parts have this digest; undefined: it does not say what its stylesheets are made of. */
function release(digest: string | undefined): Release {
  const folder = mkdtempSync(join(tmpdir(), 'tabi-carried-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, file), JSON.stringify(sheets));
  const said = digest === undefined ? {} : { sheetParts: file, digests: { [file]: digest } };
  const assets = { scripts: [], styles: Object.keys(sheets), fonts: [], exposes: {}, ...said };
  return { app: 'shell', buildId: 'abcd', folder, base: '/_mf/shell/abcd', container: 'shell', assets };
}
const released = () => release(digestOf(JSON.stringify(sheets)));

it('a page carries the parts of which it shows a class, in the order of the sheet, and what is for every page', () => {
  const shown = classesIn('<p class="bar other">menu</p><svg class="card-wide"></svg>');
  expect(carriedOf(released(), shown)).toEqual({
    'base.css': { css: '@font-face{src:url(/_mf/shell/abcd/inter.woff2)}', isWhole: true },
    'styles.css': { css: '.card{top:0}.bar{top:0}', isWhole: false },
  });
});

it('of a build that says nothing of its stylesheets, or another thing than was released, a page carries nothing', () => {
  expect(carriedOf(release(undefined), new Set(['card']))).toEqual({});
  expect(carriedOf(release(digestOf('another')), new Set(['card']))).toEqual({});
});
