import { openBrowser } from '../../e2e/first-visit.ts';
import { useList, type Used } from '../../e2e/listing/use-list.ts';
import { startSite } from '../../e2e/site.ts';
import { median } from './median.ts';

/**
 * `pnpm bench:listing [runs]`: how fast a list of 500 places answers to who filters, points, scrolls and asks for more, medians
 * of three unless told. Measures a site of its own, or the one at BASE_URL.
 */
const runs = Number(process.argv[2] ?? 3);
const rows = 500;
const slowProcessor = 4;
/** Milliseconds: no answer takes longer. */
const budget = 100;

function print(processor: number, used: Used[]): void {
  const names = Object.keys(used[0]?.each ?? {});
  console.log(`${rows} places, processor ÷ ${processor}: milliseconds until the answer is seen (at most ${budget})`);
  console.table({
    ...Object.fromEntries(names.map((name) => [name, median(used.map(({ each }) => each[name] ?? 0)).toFixed(0)])),
    'layout shift': median(used.map(({ shift }) => shift)).toFixed(3),
  });
}

async function main(): Promise<void> {
  const site = process.env['BASE_URL'] ? undefined : await startSite();
  const base = site?.env.BASE_URL ?? String(process.env['BASE_URL']);
  const browser = await openBrowser();
  try {
    for (const processor of [1, slowProcessor]) {
      const used: Used[] = [];
      for (let run = 0; run < runs; run += 1) used.push(await useList(browser, `${base}/attractions`, rows, processor));
      print(processor, used);
    }
  } finally {
    await browser.close();
    await site?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
