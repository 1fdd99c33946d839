import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, fits, flip, readRegistry, type RemoteDescription } from '@tabi/releases';

/** The builds of one time, and the version of `shared` that its shell brings. */
export type Side = { releases: string; shared: string };

/** The apps of a site whose shell is of one time and whose remotes are of another. */
export type Mix = {
  /** App → the build that people get. A remote that is refused and has nothing behind it is missing. */
  live: Record<string, string>;
  /** Remote → why this shell does not take its build, on purpose, as a sentence. */
  refused: Record<string, string>;
};

const appsOf = ({ releases }: Side) => readRegistry(releases).apps;

const problemOf = (work: () => void): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Puts an app's build onto the shelf and makes it current. @returns its id */
function place(shelf: string, side: Side, app: string): string | undefined {
  const build = appsOf(side)[app]?.current;
  if (!build) return undefined;
  const folder = buildFolder(shelf, app, build);
  if (!existsSync(folder)) cpSync(buildFolder(side.releases, app, build), folder, { recursive: true });
  flip(shelf, app, build, 'a mix');
  return build;
}

function placeRemote(shelf: string, host: Side, remotes: Side, app: string): { build?: string; why?: string } {
  const described = appsOf(remotes)[app]?.description as RemoteDescription | undefined;
  const needs = described?.needs['@tabi/shared'] ?? 'nothing that it says';
  let build: string | undefined;
  const conflict = problemOf(() => (build = place(shelf, remotes, app)));
  if (conflict) return { why: `${app} cannot be released beside that shell: ${conflict}` };
  if (fits(host.shared, needs)) return { build };
  return { why: `${app} needs ${needs} of @tabi/shared, and that shell brings ${host.shared}.` };
}

/**
 * Makes the releases of a running site those of a mix, as releasing does.
 * @param shelf the folder of its releases
 * @param behind whether the remotes that came with the shell are still there to fall back to: they are when remotes go
 *   out first, and were never there when the shell does
 */
export function arrange(shelf: string, { host, remotes, behind }: { host: Side; remotes: Side; behind: boolean }): Mix {
  writeFileSync(path.join(shelf, 'registry.json'), JSON.stringify({ apps: {}, history: [] }));
  const mix: Mix = { live: {}, refused: {} };
  const take = (app: string, build: string | undefined) => void (build && (mix.live[app] = build));
  take('shell', place(shelf, host, 'shell'));
  for (const app of Object.keys(appsOf(remotes)).filter((name) => name !== 'shell')) {
    if (behind) take(app, place(shelf, host, app));
    const { build, why } = placeRemote(shelf, host, remotes, app);
    if (why) mix.refused[app] = why;
    else take(app, build);
  }
  return mix;
}
