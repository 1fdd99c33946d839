import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isStopping, start, stop } from './child.mjs';
import { Interrupted, Problem } from './problem.mjs';

// Colours and cursor movements, which some programs write even into a file.
// eslint-disable-next-line no-control-regex
const escapes = /\u001b\[[0-9;?]*[a-zA-Z]/g;

/**
 * Runs a program with all it says in a log file; answers its exit code and last lines. `onLine` sees each line, to tell
 * how far it is. Throws Interrupted when the person stopped us meanwhile.
 */
export const runToLog = async ({ command, args, cwd, env, logFile, onLine = () => {}, withinMs }) => {
  const log = createWriteStream(logFile, { flags: 'w', mode: 0o600 });
  const last = [];
  const { child, done } = start(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const take = (raw) => {
    const line = raw.replace(escapes, '');
    log.write(`${line}\n`);
    if (line.trim()) last.push(line.trimEnd());
    if (last.length > 40) last.shift();
    onLine(line);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', take);
  const giveUp = () => {
    take(`It took longer than ${withinMs / 60_000} minutes, and was ended.`);
    stop(child);
  };
  const late = withinMs && setTimeout(giveUp, withinMs);
  const code = await done.catch((error) => error.message);
  clearTimeout(late);
  log.end();
  if (isStopping()) throw new Interrupted();
  return { code, last };
};

/** The same for a program that must succeed: throws `failure(last lines)` as the problem when it does not. */
export const runLogged = async ({ failure, ...program }) => {
  const { code, last } = await runToLog(program);
  if (code !== 0) throw new Problem(failure(last.map((line) => line.trim())));
};
