import type { App } from '../federation/apps.ts';
import type { BuiltApp } from '../federation/build-apps.ts';
import { releasesDir } from '../federation/paths.ts';
import { reportProblems, typeProblems } from './checks/programs.ts';
import { refuse } from './refuse.ts';
import type { ShipWish } from './ship-wish.ts';

async function build({ root, from }: ShipWish, app: App): Promise<BuiltApp> {
  const { makeBuilds } = await import('../federation/build-apps.ts');
  const built = await makeBuilds({ root, only: [app.name], ...(from ? { from } : {}) });
  return built[0] as BuiltApp;
}

async function contract({ root }: ShipWish, app: App): Promise<string[]> {
  const { contractProblems } = await import('./checks/contract.ts');
  return contractProblems(root, releasesDir(root), app);
}

/**
 * Checks of the sources run beside the build: together they take as long as the longest. Those that are programs of their own
 * begin while what builds is still being read.
 * @throws with all that is wrong
 */
export async function buildAndCheck(wish: ShipWish, app: App): Promise<BuiltApp> {
  const { root, from, say } = wish;
  const checks = [typeProblems(root, app, say), from ? [] : reportProblems(root, app), contract(wish, app)];
  const [built, ...problems] = await Promise.all([build(wish, app), ...checks]);
  refuse(app.name, problems.flat());
  return built;
}
