import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCssModule, cssModuleParts } from './css-modules.ts';

it('the class of a page’s stylesheet is one class, whatever dots are in the file’s name', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tabi-css-'));
  const file = join(root, 'timeline.page.module.css');
  writeFileSync(file, '.days { color: red; }');
  const { css, names } = await compileCssModule(root, file);
  expect(names['days']).toMatch(/^timeline-page-days-\w+$/);
  expect(css).toContain(`.${names['days']} {`);
});

it('a part says which classes it is for, or none where a rule of it is for more than those', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tabi-css-'));
  const write = (name: string, css: string) => writeFileSync(join(root, `${name}.module.css`), css);
  write('card', '@media print { .card a, .wide:hover { top: 0; } } @keyframes come { from { top: 0; } }');
  write('link', '.link { top: 0; } a:visited { top: 0; }');
  const [card, link] = await cssModuleParts(root, [root]);
  expect(card?.classes).toEqual([
    expect.stringMatching(/^card-card-/),
    expect.stringMatching(/^card-wide-/),
    expect.stringMatching(/come/),
  ]);
  expect(card?.css).toMatch(/@media print {.*@media \(hover: hover\) ?{ ?\.card-wide-\w+:hover/s);
  expect(link?.classes).toEqual([]);
});
