import { changeOf, rolledBack, withoutCanary } from './registry.ts';
import { editRegistry, type Registry } from './registry-file.ts';

/** `canary-off`: its visitors have the current build again. `rolled-back`: everybody has the build before. */
export type TakenOut = { how: 'canary-off' | 'rolled-back'; to: string };

/** What would be done about a build; null when it is out already or nothing is there to go back to. */
export function wayOut({ apps }: Registry, app: string, build: string): TakenOut | null {
  const entry = apps[app];
  if (entry?.canary?.build === build) return { how: 'canary-off', to: entry.current };
  const to = entry?.current === build ? entry.previous[0] : undefined;
  return to ? { how: 'rolled-back', to } : null;
}

/** Nobody waits for the registry where pages are answered. */
const patienceMs = 500;

/**
 * Takes one build out of use and marks it as bad: a canary is ended, a current build rolled back. What somebody else has done
 * by the moment of the edit is looked at first, so of several processes that want the same one does it.
 * @returns what was done; null when there was nothing to do
 */
export function takeOut(
  releases: string,
  { app, build, reason, actor }: { app: string; build: string; reason: string; actor: string },
): TakenOut | null {
  let done: TakenOut | null = null;
  editRegistry(
    releases,
    (registry) => {
      done = wayOut(registry, app, build);
      if (!done) return registry;
      const change = changeOf({ reason, actor });
      // Of a current build that fails no canary is the cure, and it is none of its own either.
      const alone = done.how === 'rolled-back' ? withoutCanary(registry, app, change) : registry;
      return rolledBack(alone, releases, app, change);
    },
    patienceMs,
  );
  return done;
}
