import path from 'node:path';
import { expect, test as base, type Frame, type Page } from '@playwright/test';
import { ownerOf, readDescription, type ShellDescription } from '@tabi/releases';
import type { Crossings } from '@tabi/tools/affected/crossings';

const shell = readDescription(path.join(__dirname, '../shell/shell.json')) as ShellDescription;

/** The remote whose page an address names; undefined for the shell's own and for what is no page of ours. */
const remoteAt = (address: string): string | undefined =>
  /^https?:/.test(address) ? ownerOf(new URL(address).pathname, shell.prefixes) : undefined;

/**
 * Under every browser test that is no agreement between all apps. Its file says once, in `test.use({ crosses: … })`,
 * which remotes it is about, so that `pnpm affected` knows what it need not run; a test that comes to a page of a remote
 * unsaid fails.
 */
export const test = base.extend<{ crosses: Crossings; crossing: void }>({
  crosses: [[], { option: true }],
  crossing: [
    async ({ context, crosses }, use) => {
      const met = new Set<string>();
      const meet = (frame: Frame) => {
        const remote = frame.parentFrame() ? undefined : remoteAt(frame.url());
        if (remote) met.add(remote);
      };
      context.on('page', (page: Page) => void page.on('framenavigated', meet));
      await use();
      const unsaid = crosses === 'every remote' ? [] : [...met].filter((remote) => !crosses.includes(remote));
      expect(unsaid, 'remotes to whose pages this comes: say so in test.use({ crosses: … })').toEqual([]);
    },
    { auto: true },
  ],
});
