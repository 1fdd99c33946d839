import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../federation/apps.ts';
import { liveBuild, liveFiles } from '../federation/live-config.ts';
import { createFront } from './front.ts';
import { createLiveApp } from './live-app.ts';
import { liveFolder } from './live-releases.ts';
import { createLiveStyles } from './live-styles.ts';
import { closeFront, endOnSignals, listenAt } from './run-front.ts';
import { startServer, type Server } from './server.ts';
import { createUpdates } from './updates.ts';
import { watchFolders } from './watch-folders.ts';

const log = (line: string) => console.log(line);

const pageOf = ({ name }: App): string => {
  const base = `/_mf/${name}/${liveBuild}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} alone</title>
<link rel="stylesheet" href="${base}/${liveFiles.styles}">
<script defer src="${base}/${liveFiles.script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
};

/** The API and the released builds: of the site at `API_URL`, or of one of our own. */
function serverBehind(root: string, address: string): Server {
  const given = process.env['API_URL'];
  if (given) return { behind: async () => new URL(given), stop: async () => undefined };
  const env = { HOST: '127.0.0.1', PUBLIC_URL: address, TABI_DEV: 'yes', TRUST_PROXY: '1' };
  return startServer(root, { owner: address, env, log });
}

/** `pnpm dev <remote> --alone`: one remote's pages without the shell; what it borrows comes from releases. */
export async function runAlone(app: App, root: string): Promise<void> {
  const port = Number(process.env['PORT'] || 4000);
  const address = `http://localhost:${port}`;
  const folder = join(root, 'node_modules/.cache/dev', `alone-${port}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(liveFolder(folder, app), 'browser'), { recursive: true });
  const updates = createUpdates();
  const server = serverBehind(root, address);
  const live = createLiveApp(app, { root, folder: liveFolder(folder, app), alone: true, updates, log });
  const styles = createLiveStyles(root, app, true, live.browser);
  const front = createFront({
    apps: [{ app: live, styles }],
    updates,
    behind: server.behind,
    page: async () => pageOf(app),
  });
  let version = 0;
  const unwatch = watchFolders([app.dir, join(root, 'shared/src')], (changed) => {
    version += 1;
    if (changed.some((path) => path.endsWith('.css'))) updates.tell({ kind: 'styles', app: app.name, version });
  });
  endOnSignals([closeFront(front), unwatch, () => server.stop(), live.stop]);
  await listenAt(front, port);
  await Promise.all([server.behind(), live.settled()]);
  log(`${app.name} is being worked on at ${address}, without the shell`);
}
