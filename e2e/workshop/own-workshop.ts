import { test as base } from '../crossing.ts';
import { startWorkshop, type Workshop } from './start-workshop.ts';

type Asked = { words: string[]; settings: Record<string, string> };

/** One workshop for all tests of a file, which starts like that of somebody who has never built anything. */
export const test = base.extend<object, { asked: Asked; workshop: Workshop }>({
  /** What follows `pnpm dev`, and variables of the environment: `test.use({ asked: … })`. */
  asked: [
    { words: [], settings: {} },
    { option: true, scope: 'worker' },
  ],
  workshop: [
    async ({ asked }, use) => {
      const workshop = await startWorkshop(asked.words, asked.settings);
      await use(workshop);
      await workshop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ workshop }, use) => use(workshop.address),
});

/** Builds are made when they are first asked for, and the machine may be busy. */
export const patiently = { timeout: 60_000 };
