import { pause } from './start/pause.ts';

/** The largest of what the page is made of. Each is evaluated in a turn of its own, so that the browser hears people in between. */
const parts = [
  () => import('react'),
  () => import('react-dom/client'),
  () => import('@tabi/shared/router'),
  () => import('@tabi/shared/data'),
  () => import('@tabi/shared/state'),
  () => import('@tabi/shared/federation'),
  () => import('@tabi/shared/ui'),
];

async function begin(): Promise<void> {
  for (const part of parts) {
    await pause();
    await part();
  }
  await pause();
  // In the same file as the rest: nothing of it can be left for later.
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await pause();
  await start();
}

void begin();
