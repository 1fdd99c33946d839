import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const running = new Set();
let stopped = false;

/** Whether the person asked to stop; nothing new is started then. */
export const isStopping = () => stopped;

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended in the meantime.
  }
};

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only us, and we end it with
 * all it started. `done` is its exit code.
 */
export const start = (command, args, options) => {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  const done = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? `ended by ${signal}`));
  }).finally(() => running.delete(child));
  return { child, done };
};

/** Ends one program with all it started. */
export const stop = (child) => signalGroup(child, 'SIGKILL');

/** Asks everything that runs to end, and after the patience makes it. */
export const stopAll = async (patienceMs) => {
  stopped = true;
  const children = [...running];
  for (const child of children) signalGroup(child, 'SIGTERM');
  const deadline = Date.now() + patienceMs;
  while (running.size > 0 && Date.now() < deadline) await wait(25);
  for (const child of children) if (running.has(child)) signalGroup(child, 'SIGKILL');
};
