import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuildRunner } from './run-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A build whose server file is this code. */
function build(name: string, file: string, code: string) {
  mkdirSync(join(folder, name, 'server'), { recursive: true });
  writeFileSync(join(folder, name, 'server', file), code);
  return { folder: join(folder, name), digests: undefined };
}
const host = build('shell', 'shared.cjs', "exports['@tabi/shared/format'] = { plural: () => 'two' };");
const run = (name: string, code: string) =>
  createBuildRunner().remote(host, build(name, 'routes.cjs', code), 'routes') as Record<string, () => unknown>;

it('a build gets the host’s copy of what runs on a server', () => {
  const routes = run('a', "exports.say = () => require('@tabi/shared/format').plural();");
  expect(routes['say']?.()).toBe('two');
});

// By these the host knows that nothing has failed: it sends the boundary's skeleton.
it('what runs only in browsers is left to them', () => {
  const routes = run('b', "exports.show = () => require('@tabi/shared/map').PlaceMap();");
  expect(routes['show']).toThrow(expect.objectContaining({ name: 'InBrowserOnly' }));
});

it('so is what is fetched when it is shown', async () => {
  const routes = run('d', "exports.show = () => import('@tabi/shared/map');");
  await expect(routes['show']?.()).rejects.toMatchObject({ code: expect.stringContaining('ERR_VM_DYNAMIC_IMPORT') });
});

it('a build gets nothing else of the process', () => {
  expect(() => run('c', "require('node:fs');")).toThrow(/which the page server does not share/);
});
