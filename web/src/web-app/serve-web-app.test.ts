import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseShelf } from '@tabi/releases';
import Fastify from 'fastify';
import { serveWebApp } from './serve-web-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabi-web-app-'));
afterAll(() => rmSync(folder, { recursive: true }));

function site(isOn: boolean) {
  mkdirSync(join(folder, 'browser'), { recursive: true });
  writeFileSync(join(folder, 'browser/service-worker.js'), 'the worker of this build');
  const app = Fastify();
  const shelf = { of: () => [{ folder, base: '/_mf/shell/abc' }] } as unknown as ReleaseShelf;
  serveWebApp(app, shelf, { isOn, asPage: {} });
  return app;
}

it('gives out the worker of the current build, asked for anew each time', async () => {
  const answer = await site(true).inject('/sw.js');
  expect(answer.body).toBe('the worker of this build');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/javascript'),
  });
});

it('ends the worker that browsers have when it is switched off', async () => {
  const { body } = await site(false).inject('/sw.js');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('the worker of this build');
});

it('ends it too when the current build is from before there was one', async () => {
  const app = site(true);
  rmSync(join(folder, 'browser/service-worker.js'));
  expect((await app.inject('/sw.js')).body).toContain('registration.unregister()');
});

it('presents the app in the visitor’s theme, with icons of the current build', async () => {
  const { headers, body } = await site(true).inject({
    url: '/manifest.webmanifest',
    headers: { cookie: 'user-theme=dark' },
  });
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(body) as { theme_color: string; icons: { src: string; purpose: string }[] };
  expect(manifest.theme_color).toBe('#11161F');
  expect(manifest.icons.map(({ src }) => src)).toContain('/_mf/shell/abc/icon-maskable-512.png');
});
