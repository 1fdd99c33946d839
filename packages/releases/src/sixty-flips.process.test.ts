import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDescription, type AppDescription } from './description.ts';
import { readRegistry } from './registry-file.ts';

const processes = 6;
const each = 10;

/** Flips its own app to and fro from the same moment on. */
const flipper = (releases: string, app: string, start: number) => `
  import { flip } from ${JSON.stringify(join(__dirname, 'registry.ts'))};
  while (Date.now() < ${start});
  for (let turn = 0; turn < ${each}; turn += 1)
    flip(${JSON.stringify(releases)}, ${JSON.stringify(app)}, turn % 2 ? 'bbbb' : 'aaaa', 'turn ' + turn);
`;

it('of sixty flips by six processes at the same moment all are in the history', async () => {
  const releases = mkdtempSync(join(tmpdir(), 'tabi-flips-'));
  const apps = Array.from({ length: processes }, (_, index) => `mf-${'abcdef'[index]}`);
  for (const app of apps) {
    for (const id of ['aaaa', 'bbbb']) {
      mkdirSync(join(releases, app, id), { recursive: true });
      const pages = [{ name: app.replace('mf-', 'page'), path: `/${app}`, title: app, render: 'server' as const }];
      keepDescription(join(releases, app, id), { name: app, owner: 'A team', pages } as unknown as AppDescription);
    }
  }
  const tsx = join(__dirname, '../../../node_modules/.bin/tsx');
  const start = Date.now() + 4_000;
  const ends = apps.map(async (app) => {
    const file = join(releases, `${app}.mts`);
    writeFileSync(file, flipper(releases, app, start));
    const child = spawn(tsx, [file], { stdio: ['ignore', 'inherit', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, said };
  });
  expect(await Promise.all(ends)).toEqual(apps.map(() => ({ code: 0, said: '' })));
  const { history, apps: now } = readRegistry(releases);
  expect(history).toHaveLength(processes * each);
  for (const app of apps) {
    expect(history.filter((line) => line.app === app).map(({ reason }) => reason)).toEqual(
      Array.from({ length: each }, (_, turn) => `turn ${turn}`),
    );
    expect(now[app]).toMatchObject({ current: 'bbbb', previous: ['aaaa'] });
  }
  rmSync(releases, { recursive: true });
}, 60_000);
