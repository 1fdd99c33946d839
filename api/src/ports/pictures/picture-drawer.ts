import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureResult, PictureTask, PictureWork } from './picture-work.ts';

/** Draws, sizes and cuts pictures, away from what answers people. Each call is rejected for what cannot be drawn. */
export type PictureDrawer = PictureWork & { close(): void };

/** In this very process: for tests and for sources without a build. The library is loaded when first asked for. */
export function inlineDrawer(): PictureDrawer {
  const work = async () => (await import('./picture-work.ts')).pictureWork;
  return {
    drawPoster: async (...args) => (await work()).drawPoster(...args),
    resizePhotograph: async (...args) => (await work()).resizePhotograph(...args),
    cutSquares: async (...args) => (await work()).cutSquares(...args),
    close: () => undefined,
  };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Life {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
  idle?: NodeJS.Timeout;
}

// Beside this code where it is a bundle; the sources have none.
const bundle = join(__dirname, 'picture-worker.cjs');

/** Two threads for pictures, as many as are drawn at once; nothing of the site's settings is for a drawing library to read. */
const environment = (): NodeJS.ProcessEnv => ({ NODE_ENV: process.env['NODE_ENV'], UV_THREADPOOL_SIZE: '2' });

/**
 * A process of low priority, for threads cannot have one of their own: started for the first picture, ended when there has been
 * none for a while. When it ends by itself, what it was drawing is rejected, and the next picture gets a new one.
 */
export function processDrawer(workerFile = bundle, { idleMs = 60_000 } = {}): PictureDrawer {
  let life: Life | null = null;
  let count = 0;

  const end = (over: Life) => {
    if (life === over) life = null;
    clearTimeout(over.idle);
    if (over.child.connected) over.child.disconnect();
    for (const { reject } of over.waiting.values()) reject(new Error('The process that draws pictures has ended.'));
    over.waiting.clear();
  };

  const begin = (): Life => {
    const child = fork(workerFile, { execArgv: [], serialization: 'advanced', env: environment() });
    const begun: Life = { child, waiting: new Map() };
    child.on('message', (result: PictureResult) => {
      const asked = begun.waiting.get(result.id);
      begun.waiting.delete(result.id);
      if ('problem' in result) asked?.reject(new Error(result.problem));
      else asked?.resolve(result.result);
      if (begun.waiting.size === 0) begun.idle = setTimeout(() => end(begun), idleMs).unref();
    });
    child.once('error', () => end(begun)).once('exit', () => end(begun));
    // The site ends without waiting for it; it ends with the site.
    child.unref();
    child.channel?.unref();
    return begun;
  };

  const ask = <Name extends keyof PictureWork>(work: Name, args: Parameters<PictureWork[Name]>) =>
    new Promise<unknown>((resolve, reject) => {
      const drawing = (life ??= begin());
      clearTimeout(drawing.idle);
      const id = (count += 1);
      drawing.waiting.set(id, { resolve, reject });
      drawing.child.send({ id, work, args } satisfies PictureTask, (error) => error && end(drawing));
    }) as ReturnType<PictureWork[Name]>;

  return {
    drawPoster: (...args) => ask('drawPoster', args),
    resizePhotograph: (...args) => ask('resizePhotograph', args),
    cutSquares: (...args) => ask('cutSquares', args),
    close: () => life && end(life),
  };
}

/** A process when this code runs from its build, else inline. */
export const createDrawer = (): PictureDrawer => (existsSync(bundle) ? processDrawer() : inlineDrawer());
