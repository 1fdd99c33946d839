import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, projectRoot } from './config.ts';

/** Variable and default of each row of the table. */
const table = new Map(
  [
    ...readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8').matchAll(
      /^\| `([A-Z0-9_]+)` *\| *(?:`(.*?)`)? *\|/gm,
    ),
  ].map(([, name = '', usual = '']) => [name, usual]),
);

it('is described in docs/operations.md: every variable of the environment, and no other', () => {
  expect([...table.keys()].sort()).toEqual(Object.keys(environment.shape).sort());
});

it('has the default that docs/operations.md says', () => {
  const defaults = Object.entries(environment.parse({})).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  expect([...table].filter(([, usual]) => usual !== '').sort()).toEqual(defaults.sort());
});
