import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isStopping, start } from './child.mjs';
import { Problem } from './problem.mjs';

// Colours and cursor movements, which some programs write even into a file.
// eslint-disable-next-line no-control-regex
const escapes = /\u001b\[[0-9;?]*[a-zA-Z]/g;

/**
 * Runs a program with all it says in a log file; throws `failure(last lines)` when it fails.
 * `onLine` sees each line, to tell how far it is.
 */
export const runLogged = async ({ command, args, cwd, env, logFile, onLine = () => {}, failure }) => {
  const log = createWriteStream(logFile, { flags: 'w', mode: 0o600 });
  const last = [];
  const { child, done } = start(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (raw) => {
      const line = raw.replace(escapes, '');
      log.write(`${line}\n`);
      if (line.trim()) last.push(line.trim());
      if (last.length > 12) last.shift();
      onLine(line);
    });
  }
  const code = await done.catch((error) => error.message);
  log.end();
  if (code !== 0 && !isStopping()) throw new Problem(failure(last));
};
