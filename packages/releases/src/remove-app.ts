import { changeOf, type Why } from './registry.ts';
import { editRegistry } from './registry-file.ts';

/**
 * Takes an app away: its pages are gone, and whoever knows their address finds nothing there. Its builds stay until they are
 * swept.
 * @returns the build it was at
 * @throws when it is not there; for the shell, without which there is no site
 */
export function removeApp(releases: string, app: string, why: Why): string {
  if (app === 'shell') throw new Error('Without the shell there is no site: it cannot be taken away.');
  let was = '';
  editRegistry(releases, (registry) => {
    const { [app]: entry, ...apps } = registry.apps;
    if (!entry) throw new Error(`There is no ${app || 'such app'} to take away.`);
    was = entry.current;
    const { at, reason, actor } = changeOf(why);
    // In the words of readers from before, who know flips alone; what was kept of the app goes with it.
    const told = `taken away${actor ? ` by ${actor}` : ''}: ${reason}`;
    return { apps, history: [...registry.history, { at, app, from: was, to: was, reason: told }].slice(-200) };
  });
  return was;
}
