import { buildFolder, findAssets } from './build.ts';
import { descriptionOf, type AppDescription } from './description.ts';
import { sealOf } from './digests.ts';
import { editRegistry, type Registry } from './registry-file.ts';
import { tableProblems, type Descriptions } from './route-claims.ts';

export type Flip = {
  app: string;
  build: string;
  description: AppDescription;
  seal?: string | undefined;
  isFresh?: boolean;
};

/** A build is sealed when it is made: going back to it asks for the same files. */
function sealsOf(before: Registry['apps'][string] | undefined, builds: string[], { seal, isFresh = false }: Flip) {
  const own = seal && builds[0] ? { [builds[0]]: seal } : {};
  const known = isFresh ? { ...before?.seals, ...own } : { ...own, ...before?.seals };
  const seals = Object.entries(known).filter(([build]) => builds.includes(build));
  return seals.length > 0 ? { seals: Object.fromEntries(seals) } : {};
}

/** `isFresh`: it was made just now, whatever was known of a build of that name before. */
type Release = { app: string; build: string; isFresh?: boolean };

/** What is flipped to: the build says of itself which pages it has, and its files what they are. */
function flipTo(releases: string, { app, build, isFresh = false }: Release): Flip {
  const folder = buildFolder(releases, app, build);
  const isSealed = findAssets(folder)?.digests !== undefined;
  return { app, build, description: descriptionOf(folder), seal: (isSealed && sealOf(folder)) || undefined, isFresh };
}

/** Pure: the registry after one app flips to a build. The build it leaves becomes the first to fall back to. */
export function flipped(registry: Registry, flip: Flip, change: { at: string; reason: string }): Registry {
  const { app, build, description, seal, isFresh } = flip;
  const before = registry.apps[app];
  if (before?.current === build) {
    const isSealed = !isFresh || before.seals?.[build] === seal;
    if (before.description && isSealed) return registry;
    const seals = sealsOf(before, [build, ...before.previous], flip);
    return { ...registry, apps: { ...registry.apps, [app]: { ...before, description, ...seals } } };
  }
  const bad = before?.bad?.filter((id) => id !== build) ?? [];
  const left = before ? [before.current, ...before.previous] : [];
  const previous = left.filter((id) => id !== build && !bad.includes(id)).slice(0, 5);
  return {
    apps: {
      ...registry.apps,
      [app]: {
        current: build,
        previous,
        description,
        ...sealsOf(before, [build, ...previous], flip),
        ...(bad.length > 0 ? { bad } : {}),
      },
    },
    history: [...registry.history, { ...change, app, from: before?.current ?? null, to: build }].slice(-200),
  };
}

/** Pure: what each app says of itself, as far as it has said it. */
export const descriptionsIn = ({ apps }: Registry): Descriptions =>
  Object.fromEntries(
    Object.entries(apps).flatMap(([app, { description }]) => (description ? [[app, description]] : [])),
  );

/**
 * Pure: refuses apps that cannot stand in one route table with those that are out already.
 * @throws with a sentence for each page that is outside its prefixes or claims what another has
 */
export function assertFits(registry: Registry, coming: Descriptions): void {
  const problems = tableProblems({ ...descriptionsIn(registry), ...coming });
  if (problems.length > 0) throw new Error(['This cannot be released.', ...problems].join('\n'));
}

/** @throws for a build that was taken back */
export function assertNotBad(registry: Registry, app: string, build: string): void {
  if (!isBad(registry, app, build)) return;
  throw new Error(
    `The build ${build} of ${app} was taken back for good: mend the sources, which makes another build of it, or say \`pnpm release promote ${app} ${build} --reason "…"\` if it was good after all.`,
  );
}

/**
 * One atomic edit: visitors get these builds with their next page load. Flips at the same moment wait for each other, so
 * each of them is in the history.
 * @throws when their pages cannot stand in one route table with those of the other apps; nothing is changed then
 */
export function flipAll(releases: string, builds: readonly Release[], reason: string): void {
  const flips = builds.map((one) => flipTo(releases, one));
  editRegistry(releases, (registry) => {
    assertFits(registry, Object.fromEntries(flips.map(({ app, description }) => [app, description])));
    for (const { app, build } of flips) assertNotBad(registry, app, build);
    const change = { at: new Date().toISOString(), reason };
    return flips.reduce((before, flip) => flipped(before, flip, change), registry);
  });
}

export const flip = (releases: string, app: string, build: string, reason: string): void =>
  flipAll(releases, [{ app, build }], reason);

/** Pure: the last good build before the current one, or null. */
export const rollbackTarget = (registry: Registry, app: string): string | null =>
  registry.apps[app]?.previous[0] ?? null;

/** Whether a build was taken back, for good. */
export const isBad = (registry: Registry, app: string, build: string): boolean =>
  registry.apps[app]?.bad?.includes(build) ?? false;

/** Pure: the current build of this app is bad from now on. */
function withBad(registry: Registry, app: string): Registry {
  const entry = registry.apps[app];
  if (!entry) return registry;
  const bad = [entry.current, ...(entry.bad ?? []).filter((id) => id !== entry.current)].slice(0, 50);
  return { ...registry, apps: { ...registry.apps, [app]: { ...entry, bad } } };
}

/**
 * Flips an app back to the last good build, and the one that it leaves is bad for ever: nobody falls back to it, and a second
 * time goes further back. Decided and done in one edit: who rolls back at the same moment as somebody else releases goes back
 * from what is current then.
 * @returns the build it is at now
 * @throws when there is none before
 */
export function rollBack(releases: string, app: string, reason: string): string {
  const { apps } = editRegistry(releases, (registry) => {
    const build = rollbackTarget(registry, app);
    if (!build) throw new Error(`${app || 'That app'} has no earlier build to go back to.`);
    const flip = flipTo(releases, { app, build });
    assertFits(registry, { [app]: flip.description });
    return flipped(withBad(registry, app), flip, { at: new Date().toISOString(), reason });
  });
  return apps[app]?.current as string;
}

/**
 * Makes any build current that is still on disk, one that was taken back too: the one way back for these.
 * @throws when there is no such build
 */
export function promote(releases: string, app: string, build: string, reason: string): void {
  if (!findAssets(buildFolder(releases, app, build))) throw new Error(`There is no build ${build} of ${app}.`);
  const flip = flipTo(releases, { app, build });
  editRegistry(releases, (registry) => {
    assertFits(registry, { [app]: flip.description });
    return flipped(registry, flip, { at: new Date().toISOString(), reason });
  });
}
