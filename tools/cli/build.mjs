import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runLogged } from './run-logged.mjs';
import { packageFolders } from './workspace.mjs';

// The catalogue and the migrations are read at run time, tests and benches are in no build.
const notBuilt = /^(node_modules|dist|results|data|migrations|bench|cli|verify|structure|jest|e2e|docs)$|\.test\.tsx?$/;
const besides = ['types', 'pnpm-lock.yaml', 'tsconfig.base.json'];

const addTo = (hash, root, name) => {
  const file = path.join(root, name);
  const entries = readdirSync(file, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (notBuilt.test(entry.name)) continue;
    const inner = path.join(name, entry.name);
    if (entry.isDirectory()) addTo(hash, root, inner);
    else if (entry.isFile()) hash.update(`${inner}\n`).update(readFileSync(path.join(root, inner)));
  }
};

/** A digest of everything that goes into the builds. */
export const digestOfSources = (root) => {
  const hash = createHash('sha256');
  const packages = packageFolders(root).filter((folder) => !notBuilt.test(folder));
  for (const name of [...packages, ...besides].filter((one) => existsSync(path.join(root, one))).sort()) {
    if (statSync(path.join(root, name)).isDirectory()) addTo(hash, root, name);
    else hash.update(`${name}\n`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
};

/** Beside the bundles and beside the releases, which may be several folders. */
const stampFiles = (root, releasesDir) => [
  path.join(root, 'web/dist/built.json'),
  path.join(releasesDir, 'built.json'),
];

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Every release that the registry names as current is there. */
const hasReleases = (releasesDir) => {
  const apps = Object.entries(readJson(path.join(releasesDir, 'registry.json'))?.apps ?? {});
  return apps.length > 0 && apps.every(([app, { current }]) => existsSync(path.join(releasesDir, app, current)));
};

const hasBundles = (root) =>
  ['api/dist/app.cjs', 'web/dist/main.cjs', 'web/dist/render-worker.cjs'].every((file) =>
    existsSync(path.join(root, file)),
  );

/**
 * Whether the builds are of these sources. It spares starting the build tools at every start, and leaves a release
 * that was rolled back where it is.
 */
export const isBuilt = (root, releasesDir) => {
  if (!hasBundles(root) || !hasReleases(releasesDir)) return false;
  const sources = digestOfSources(root);
  return stampFiles(root, releasesDir).every((file) => readJson(file)?.sources === sources);
};

export const build = async (root, releasesDir, logFile, note) => {
  const sources = digestOfSources(root);
  await runLogged({
    command: process.execPath,
    args: [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'tools/build/build.ts')],
    cwd: root,
    env: { ...process.env, RELEASES_DIR: releasesDir },
    logFile,
    onLine: (line) => line.trim() && note(line.trim()),
    failure: (last) => {
      const reason = last.find((line) => /error/i.test(line)) ?? last.at(-1) ?? 'no reason given';
      return `The site could not be built (${reason}): see ${logFile}.`;
    },
  });
  for (const file of stampFiles(root, releasesDir)) writeFileSync(file, JSON.stringify({ sources }));
};
