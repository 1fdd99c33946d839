import { existsSync, readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

const passedOver = /^(node_modules|dist|\..*)$/;

/** Milliseconds in which the files of one change come to rest. */
const rest = 40;

/**
 * Watches every folder for itself: Node's own recursive watching loses a file that an editor has put in its place by
 * renaming.
 * @returns ends the watching
 */
function watchTree(top: string, seen: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string) => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null || passedOver.test(name)) return;
      const path = join(folder, name);
      if (isFolder(path)) add(path);
      seen(path);
    });
    watcher.on('error', () => {
      watcher.close();
      watchers.delete(folder);
    });
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !passedOver.test(entry.name)) add(join(folder, entry.name));
    }
  };
  if (existsSync(top)) add(top);
  return () => watchers.forEach((watcher) => watcher.close());
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Does the work when files below the folders have changed and come to rest; never twice at once, and once more with
 * what changed meanwhile.
 * @param work gets the absolute paths; its failure is told, and the next change tries again
 * @returns ends the watching
 */
export function watchFolders(
  folders: readonly string[],
  work: (changed: string[]) => void | Promise<void>,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const run = async () => {
    if (running) return;
    running = true;
    while (changed.size > 0) {
      const paths = [...changed];
      changed.clear();
      try {
        await work(paths);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    running = false;
  };
  const ends = folders.map((folder) =>
    watchTree(folder, (path) => {
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), rest);
    }),
  );
  return () => {
    clearTimeout(timer);
    ends.forEach((end) => end());
  };
}
