import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

export type OwnBrowser = {
  /** Of the DevTools protocol: Chromium reads the one as its file descriptor 3, and writes the other as 4. */
  commands: Writable;
  messages: Readable;
  ended: Promise<void>;
  /** Ends the browser and everything it started, and removes what it wrote. */
  close: () => Promise<void>;
};

/** A browser that hangs is ended. */
const longestLifeMs = 60_000;
const flags = [
  '--headless',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--remote-debugging-pipe',
];

/** A Chromium that has never been anywhere, with one blank page. */
export async function startBrowser(program: string): Promise<OwnBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'tabi-bench-'));
  // A process group of its own: Debian's program is a script, which a signal would end without the browser that it started.
  const browser = spawn(program, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , commands, messages] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const end = () => {
    try {
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const tooLong = setTimeout(end, longestLifeMs);
  const ended = new Promise<void>((resolve) => {
    browser.once('close', () => resolve()).once('error', () => resolve());
  }).finally(() => clearTimeout(tooLong));
  // A command that nobody reads any more.
  commands.on('error', end);
  const close = async () => {
    end();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { commands, messages, ended, close };
}
