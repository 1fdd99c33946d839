import { buildFolder, findAssets } from './build.ts';
import { descriptionOf, type AppDescription } from './description.ts';
import { sealOf } from './digests.ts';
import { editRegistry, type Act, type Registry } from './registry-file.ts';
import { tableProblems, type Descriptions } from './route-claims.ts';

export type Flip = {
  app: string;
  build: string;
  description: AppDescription;
  seal?: string | undefined;
  isFresh?: boolean;
};

/** A build is sealed when it is made: going back to it asks for the same files. */
export function sealsOf(
  before: Registry['apps'][string] | undefined,
  builds: string[],
  { seal, isFresh = false }: Flip,
) {
  const own = seal && builds[0] ? { [builds[0]]: seal } : {};
  const known = isFresh ? { ...before?.seals, ...own } : { ...own, ...before?.seals };
  const seals = Object.entries(known).filter(([build]) => builds.includes(build));
  return seals.length > 0 ? { seals: Object.fromEntries(seals) } : {};
}

const kept = (acts: Act[] | undefined) => (acts ? { acts } : {});

/** `isFresh`: it was made just now, whatever was known of a build of that name before. */
type Release = {
  app: string;
  build: string;
  isFresh?: boolean;
  /** What must be current for it; whatever is when left out. */
  from?: string | null;
};

/** What is flipped to: the build says of itself which pages it has, and its files what they are. */
export function flipTo(releases: string, { app, build, isFresh = false }: Release): Flip {
  const folder = buildFolder(releases, app, build);
  const isSealed = findAssets(folder)?.digests !== undefined;
  return { app, build, description: descriptionOf(folder), seal: (isSealed && sealOf(folder)) || undefined, isFresh };
}

/** Why something is flipped, and by whom. */
export type Why = string | { reason: string; actor?: string | undefined };

export type Change = { at: string; reason: string; actor?: string | undefined };

export const changeOf = (why: Why): Change => ({
  at: new Date().toISOString(),
  ...(typeof why === 'string' ? { reason: why } : { reason: why.reason, actor: why.actor }),
});

/** Pure: who did it is kept with the app: readers from before take a history that says so for a damaged one. */
export const withAct = (acts: Act[] = [], act: Act): { acts: Act[] } => ({ acts: [...acts, act].slice(-50) });

/**
 * Pure: the registry after one app flips to a build. The build it leaves becomes the first to fall back to. A canary of that
 * app ends: it was compared with a build that is no longer the current one.
 */
export function flipped(registry: Registry, flip: Flip, { at, reason, actor }: Change): Registry {
  const { app, build, description, seal, isFresh } = flip;
  const before = registry.apps[app];
  if (before?.current === build) {
    const isSealed = !isFresh || before.seals?.[build] === seal;
    if (before.description && isSealed) return registry;
    const seals = sealsOf(before, [build, ...before.previous, ...(before.canary ? [before.canary.build] : [])], flip);
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
        ...(actor ? withAct(before?.acts, { at, what: 'flip', build, reason, actor }) : kept(before?.acts)),
      },
    },
    history: [...registry.history, { at, reason, app, from: before?.current ?? null, to: build }].slice(-200),
  };
}

/** Pure: what each app says of itself, as far as it has said it. */
export const descriptionsIn = ({ apps }: Registry): Descriptions =>
  Object.fromEntries(
    Object.entries(apps).flatMap(([app, { description }]) => (description ? [[app, description]] : [])),
  );

/** Pure: what the builds say of themselves that visitors of these apps' canaries get. */
export const descriptionsWith = (registry: Registry, isTaken: (app: string) => boolean): Descriptions => ({
  ...descriptionsIn(registry),
  ...Object.fromEntries(
    Object.entries(registry.apps).flatMap(([app, { canary }]) =>
      canary && isTaken(app) ? [[app, canary.description]] : [],
    ),
  ),
});

/**
 * Pure: refuses apps that cannot stand in one route table with those that are out already, for all visitors or for some.
 * @throws with a sentence for each page that is outside its prefixes or claims what another has
 */
export function assertFits(registry: Registry, coming: Descriptions): void {
  const others = [descriptionsIn(registry), descriptionsWith(registry, () => true)];
  const problems = new Set(others.flatMap((table) => tableProblems({ ...table, ...coming })));
  if (problems.size > 0) throw new Error(['This cannot be released.', ...problems].join('\n'));
}

/** @throws for a build that was taken back */
export function assertNotBad(registry: Registry, app: string, build: string): void {
  if (!isBad(registry, app, build)) return;
  throw new Error(
    `The build ${build} of ${app} was taken back for good: mend the sources, which makes another build of it, or say \`pnpm release promote ${app} ${build} --reason "…"\` if it was good after all.`,
  );
}

/** @throws when somebody else has released the app since */
function assertStillAt(registry: Registry, app: string, from: string | null | undefined): void {
  const now = registry.apps[app]?.current ?? null;
  if (from === undefined || now === from) return;
  throw new Error(
    `${app} was released by somebody else at the same moment (${now ?? 'taken away'}): nothing was flipped, try again.`,
  );
}

/**
 * One atomic edit: visitors get these builds with their next page load. Flips at the same moment wait for each other, so
 * each of them is in the history.
 * @throws when their pages cannot stand in one route table with those of the other apps; nothing is changed then
 */
export function flipAll(releases: string, builds: readonly Release[], why: Why): void {
  const flips = builds.map((one) => flipTo(releases, one));
  editRegistry(releases, (registry) => {
    assertFits(registry, Object.fromEntries(flips.map(({ app, description }) => [app, description])));
    for (const { app, build } of flips) assertNotBad(registry, app, build);
    for (const { app, from } of builds) assertStillAt(registry, app, from);
    const change = changeOf(why);
    return flips.reduce((before, flip) => flipped(before, flip, change), registry);
  });
}

export const flip = (releases: string, app: string, build: string, why: Why): void =>
  flipAll(releases, [{ app, build }], why);

/** Pure: the last good build before the current one, or null. */
export const rollbackTarget = (registry: Registry, app: string): string | null =>
  registry.apps[app]?.previous[0] ?? null;

/** Whether a build was taken back, for good. */
export const isBad = (registry: Registry, app: string, build: string): boolean =>
  registry.apps[app]?.bad?.includes(build) ?? false;

/** Pure: this build is bad from now on. */
export function withBad(registry: Registry, app: string, build: string): Registry {
  const entry = registry.apps[app];
  if (!entry) return registry;
  const bad = [build, ...(entry.bad ?? []).filter((id) => id !== build)].slice(0, 50);
  return { ...registry, apps: { ...registry.apps, [app]: { ...entry, bad } } };
}

/** Pure: its visitors have the current build again. */
export function withoutCanary(registry: Registry, app: string, { at, reason, actor = 'somebody' }: Change): Registry {
  const before = registry.apps[app];
  if (!before?.canary) return registry;
  const { canary, ...entry } = before;
  const acts = withAct(entry.acts, { at, what: 'canary-off', build: canary.build, reason, actor });
  return { ...registry, apps: { ...registry.apps, [app]: { ...entry, ...acts } } };
}

/**
 * What `rollBack` does, within an edit that is under way.
 * @throws when there is no build before
 */
export function rolledBack(registry: Registry, releases: string, app: string, change: Change): Registry {
  const entry = registry.apps[app];
  if (entry?.canary) return withoutCanary(withBad(registry, app, entry.canary.build), app, change);
  const build = rollbackTarget(registry, app);
  if (!entry || !build) throw new Error(`${app || 'That app'} has no earlier build to go back to.`);
  const flip = flipTo(releases, { app, build });
  assertFits(registry, { [app]: flip.description });
  return flipped(withBad(registry, app, entry.current), flip, change);
}

/**
 * Takes back what came last: a canary, if one runs, and the current build stays; else flips the app back to the last good
 * build. What is taken back is bad for ever: nobody falls back to it, and a second time goes further back. Decided and done in
 * one edit: who rolls back at the same moment as somebody else releases goes back from what is current then.
 * @returns the build it is at now
 * @throws when there is none before
 */
export function rollBack(releases: string, app: string, why: Why): string {
  const { apps } = editRegistry(releases, (registry) => rolledBack(registry, releases, app, changeOf(why)));
  return apps[app]?.current as string;
}

/**
 * Makes any build current that is still on disk, one that was taken back too: the one way back for these.
 * @throws when there is no such build
 */
export function promote(releases: string, app: string, build: string, why: Why): void {
  if (!findAssets(buildFolder(releases, app, build))) throw new Error(`There is no build ${build} of ${app}.`);
  const flip = flipTo(releases, { app, build });
  editRegistry(releases, (registry) => {
    assertFits(registry, { [app]: flip.description });
    return flipped(registry, flip, changeOf(why));
  });
}
