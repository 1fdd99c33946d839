import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleases } from '@tabi/releases';
import Fastify from 'fastify';
import { tellDamage } from './tell-damage.ts';

it('/readyz tells of releases that are not there, and of a registry that is damaged', async () => {
  const releases = mkdtempSync(join(tmpdir(), 'tabi-ready-'));
  const app = Fastify();
  tellDamage(app, openReleases(releases));
  // As the API does, in a plugin of its own.
  await app.register(async (api) => void api.get('/readyz', async () => ({ status: 'ready' })));
  const ask = async () => {
    const answer = await app.inject('/readyz');
    return [answer.statusCode, answer.json()];
  };
  expect(await ask()).toEqual([503, { status: 'not ready', releases: 'none' }]);

  mkdirSync(join(releases, 'shell/aaaa'), { recursive: true });
  const assets = { scripts: [], styles: [], fonts: [], exposes: {} };
  writeFileSync(join(releases, 'shell/aaaa/assets.json'), JSON.stringify(assets));
  const registry = JSON.stringify({ apps: { shell: { current: 'aaaa', previous: [] } }, history: [] });
  writeFileSync(join(releases, 'registry.json'), registry);
  expect(await ask()).toEqual([200, { status: 'ready' }]);

  writeFileSync(join(releases, 'registry.json'), registry.slice(0, 20));
  expect(await ask()).toEqual([200, { status: 'ready', releases: 'registry damaged, last good copy in use' }]);
  await app.close();
  rmSync(releases, { recursive: true });
});
