import type { WorkerMessage } from './kept-marks.ts';

/** Without a worker there is nobody to tell. */
export const tellWorker = (message: WorkerMessage, worker = navigator.serviceWorker?.controller): void =>
  worker?.postMessage(message);
