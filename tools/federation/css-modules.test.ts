import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCssModule } from './css-modules.ts';

it('the class of a page’s stylesheet is one class, whatever dots are in the file’s name', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tabi-css-'));
  const file = join(root, 'timeline.page.module.css');
  writeFileSync(file, '.days { color: red; }');
  const { css, names } = await compileCssModule(root, file);
  expect(names['days']).toMatch(/^timeline-page-days-\w+$/);
  expect(css).toContain(`.${names['days']} {`);
});
