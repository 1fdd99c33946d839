import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';

const biggest = 20 * 1024 * 1024;
/** Lines that wait for a disk that is slow; more are let go, memory is for visitors. */
const mostWaiting = 10_000;

export type LogFile = { write: (line: string) => void; flush: () => Promise<void> };

/**
 * The site's log as a file. A disk that is full or gone costs lines, never the site: what could not be written is counted,
 * and said once there is room again.
 */
export function openLogFile(file: string): LogFile {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > biggest) renameSync(file, `${file}.1`);
  let waiting: string[] = [];
  let lost = 0;
  let writing: Promise<void> | null = null;

  const lostLine = () => {
    const msg = `The log could not be written for a while, so ${lost} lines are missing here.`;
    return `${JSON.stringify({ level: 50, time: Date.now(), msg })}\n`;
  };
  const writeAll = async () => {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      try {
        await appendFile(file, (lost > 0 ? lostLine() : '') + lines.join(''), { mode: 0o600 });
        lost = 0;
      } catch {
        lost += lines.length;
      }
    }
    writing = null;
  };
  // What a process says as it ends is what one looks for.
  process.once('exit', () => {
    try {
      if (waiting.length > 0) appendFileSync(file, waiting.join(''), { mode: 0o600 });
    } catch {
      // There is nobody left to tell.
    }
  });

  return {
    write(line) {
      if (waiting.length < mostWaiting) waiting.push(line);
      else lost += 1;
      writing ??= writeAll();
    },
    flush: async () => {
      while (writing) await writing;
    },
  };
}
