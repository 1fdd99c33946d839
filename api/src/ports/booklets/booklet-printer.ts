import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { HttpError } from '../../http/http-error.ts';
import type { PrintRequest } from './booklet.ts';

/** Sets booklets, away from the thread that answers people. */
export interface BookletPrinter {
  /**
   * A PDF.
   * @throws HttpError 503 when too many wait, or when this one takes too long
   */
  print(request: PrintRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** In this very thread: for tests and for sources without a build. The compiler is loaded when first asked for. */
export const inlinePrinter = (): BookletPrinter => ({
  print: async (request) => (await import('./booklet-worker.ts')).printBooklet(request),
  close: async () => undefined,
});

// Beside this code where it is a bundle; the sources have none.
const bundle = join(__dirname, 'booklet-worker.cjs');

export interface PrinterLimits {
  /** That wait for the one that is being set. */
  mostWaiting: number;
  /** For one, its wait included. */
  patienceMs: number;
}

/**
 * One thread, which takes one booklet after the other and ends when there has been none for a while: the faces and the
 * compiler's memory go with it. One that takes too long ends with its thread, and the next gets a new one.
 */
export function threadPrinter(workerFile = bundle, limits: PrinterLimits = { mostWaiting: 8, patienceMs: 20_000 }) {
  const { mostWaiting, patienceMs } = limits;
  const pool = new Piscina({
    filename: workerFile,
    name: 'printBooklet',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    maxQueue: mostWaiting,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const print: BookletPrinter['print'] = async (request) => {
    if (pool.queueSize >= mostWaiting)
      throw new HttpError('busy', 'Many booklets are being made just now. Try again in a minute.');
    const signal = AbortSignal.timeout(patienceMs);
    try {
      return await pool.run(request, { signal });
    } catch (error) {
      if (signal.aborted) throw new HttpError('busy', 'This booklet took too long to make. Try again in a minute.');
      throw error;
    }
  };
  return { print, close: () => pool.close() } satisfies BookletPrinter;
}

/** A thread when this code runs from its build, else inline. */
export const createPrinter = (): BookletPrinter => (existsSync(bundle) ? threadPrinter() : inlinePrinter());
