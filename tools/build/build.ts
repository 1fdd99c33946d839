import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildApiBundle } from '../../api/build.ts';
import { drawFirst } from '../../api/src/modules/posters/ahead-service.ts';
import { buildWebBundle } from '../../web/build.ts';
import { buildApps } from '../federation/build-apps.ts';
import { releasesDir, workspaceRoot } from '../federation/paths.ts';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Half-made releases of builds that were stopped. */
const sweepDrafts = (releases: string): void => {
  if (!existsSync(releases)) return;
  for (const app of readdirSync(releases, { withFileTypes: true })) {
    if (!app.isDirectory()) continue;
    for (const name of readdirSync(path.join(releases, app.name))) {
      const builder = /\.draft-(\d+)$/.exec(name)?.[1];
      if (builder && !isRunning(Number(builder))) rmSync(path.join(releases, app.name, name), { recursive: true });
    }
  }
};

/** `pnpm build`: everything the site runs on. What was built from the same sources before is left as it is. */
const main = async (): Promise<void> => {
  const log = (line: string) => console.log(line);
  const root = workspaceRoot(__dirname);
  sweepDrafts(releasesDir(root));
  log('Bundling the API');
  await buildApiBundle();
  log('Bundling the page server');
  await buildWebBundle();
  const [built, pictures] = await Promise.all([buildApps({ root, log }), drawFirst()]);
  log(
    `${pictures.all} pictures of first screens${pictures.drawn ? `, ${pictures.drawn} of them drawn now` : ' (unchanged)'}`,
  );
  for (const { app, buildId, fresh } of built) log(`${app} ${buildId}${fresh ? '' : ' (unchanged)'}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
