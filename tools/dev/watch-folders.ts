import { existsSync, watch } from 'node:fs';

/** Runs `work` after files below the folders have come to rest; never two at once, and once more when some changed meanwhile. */
export function watchFolders(folders: string[], work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await work().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    running = false;
    if (again) {
      again = false;
      await run();
    }
  };
  for (const folder of folders.filter((path) => existsSync(path))) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), 150);
    });
  }
}
