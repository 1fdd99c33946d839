/** The file in a shell's build that the page server gives out as /sw.js. */
export const workerFile = 'service-worker.js';
