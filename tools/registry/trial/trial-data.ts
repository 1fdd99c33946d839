import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** With owners and times: PostgreSQL takes no files of others. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

/** Where the data of a trial wait for the next one: of this program alone, which another one may not be able to read. */
const keptFolder = (root: string, program: string): string =>
  join(root, '.data/trial', createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16));

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** What it is for is only quicker: a release does not fail for it, whatever another one does to the same folder meanwhile. */
function attempt(work: () => void, undo: () => void): void {
  try {
    work();
  } catch {
    undo();
  }
}

/**
 * What a site of a trial begins with and leaves behind. To make a database and read the catalogue into it takes four times as
 * long as to copy one in which that has been done.
 * @param folder the site's own data, in a folder of its own
 * @param program the site's, built
 */
export function trialData(root: string, folder: string, program: string) {
  const kept = keptFolder(root, program);
  const draft = `${kept}.${process.pid}`;
  const store = () => {
    mkdirSync(dirname(kept), { recursive: true, mode: 0o711 });
    const others = readdirSync(dirname(kept)).map((name) => join(dirname(kept), name));
    copy(folder, draft);
    renameSync(draft, kept);
    for (const other of others) remove(other);
  };
  return {
    /** A copy of what an earlier trial has left, if there is any. */
    lay(): void {
      if (!existsSync(kept)) return;
      attempt(
        () => copy(kept, folder),
        () => remove(folder),
      );
    },
    /** For the trials that come. Of a database that was not shut down nothing is kept. */
    keep(): void {
      const wasShutDown = readdirSync(folder).every((name) => !existsSync(join(folder, name, 'postmaster.pid')));
      if (!existsSync(kept) && wasShutDown) attempt(store, () => remove(draft));
    },
    /** What a site did not start with is no help. */
    forget: () => remove(kept),
  };
}
