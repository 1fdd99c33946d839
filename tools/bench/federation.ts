import { startSite } from '../../e2e/site.ts';
import { compareWithOneBundle } from './federation/side-by-side.ts';
import { measureHarm } from './federation/harm.ts';
import { measureThreads } from './federation/threads.ts';

/**
 * `pnpm bench:federation [runs]`: what it costs that the product is a federation: pages rendered in threads of their own, and
 * what browsers load, beside the same product built as one bundle (medians of five visits of a slow phone unless told), and
 * what a remote that fails costs the others.
 */
async function main(): Promise<void> {
  const site = await startSite();
  try {
    await compareWithOneBundle(site, Number(process.argv[2] ?? 5));
    await measureHarm(site);
    await measureThreads(site);
  } finally {
    await site.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
