import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../e2e/first-visit.ts';
import { beAt } from '../../e2e/journeys/traveller.ts';
import { startWorkshop, type Workshop } from '../../e2e/workshop/start-workshop.ts';
import { workspaceRoot } from '../federation/paths.ts';
import { copyWorkspace } from '../testing/copy-workspace.ts';
import { median } from './median.ts';

/**
 * `pnpm bench:dev [runs]`: what a developer waits for, in a copy of the workspace: from `pnpm dev` to the first page, and
 * from a saved file to what it changes in the open page. Medians of three unless told, in seconds.
 */
const runs = Number(process.argv[2] ?? 3);
const budget = { firstPage: 10, change: 1.5 };

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const since = (start: number): number => (performance.now() - start) / 1000;

const patiently = { timeout: 120_000 };

async function openFirst(browser: Browser, workshop: Workshop): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(patiently.timeout);
  await page.goto(workshop.address, { waitUntil: 'load', ...patiently });
  await beAt(page);
  await page.waitForSelector('html[data-ready]');
  return page;
}

type Change = { file: string; from: string; to: string; shown: (page: Page, text: string) => Promise<unknown> };

const inText = (page: Page, text: string) =>
  page.waitForFunction((words) => document.body.textContent.includes(words), text);

const inStyle = (page: Page, text: string) =>
  page.waitForFunction(
    (value) => getComputedStyle(document.documentElement).getPropertyValue('--line') === value,
    text,
  );

const inApi = async (page: Page, text: string) => {
  const address = new URL('/api/openapi.json', page.url()).href;
  const title = async () =>
    ((await (await page.request.get(address, patiently)).json()) as { info: { title: string } }).info.title;
  while ((await title()) !== text);
};

const changes: Record<string, Change> = {
  'a component of a remote': {
    file: 'mf-planner/src/features/trip-form/components/trip-form.tsx',
    from: 'Plan my trip',
    to: 'Make my days',
    shown: inText,
  },
  'a component of the shell': {
    file: 'shell/src/pages/landing/components/hero.tsx',
    from: 'Plan days in Asia that really work',
    to: 'Plan nights in Asia that really work',
    shown: inText,
  },
  'a sheet': {
    file: 'shared/src/ui/styles/tokens.css',
    from: '--line: #e7e0d5',
    to: '--line: #ffd700',
    shown: (page, text) => inStyle(page, text.replace('--line: ', '')),
  },
  'the API': { file: 'api/src/http/openapi.ts', from: "title: 'Tabi'", to: "title: 'Another API'", shown: inApi },
};

/** To and fro, so that every time there is something to see. */
async function measureChange(page: Page, workshop: Workshop, { file, from, to, shown }: Change): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const [old, next] = run % 2 === 0 ? [from, to] : [to, from];
    const start = performance.now();
    workshop.change(file, old, next);
    await shown(page, next.replace(/^title: '(.*)'$/, '$1'));
    times.push(since(start));
    // Until the page and the servers have nothing left to do.
    await page.waitForTimeout(2_000);
  }
  return times;
}

async function measureStarts(browser: Browser, root: string, forget: () => void): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    forget();
    const start = performance.now();
    const workshop = await startWorkshop([], {}, { root, remove: () => undefined });
    const page = await openFirst(browser, workshop);
    times.push(since(start));
    await page.close();
    await workshop.stop();
  }
  return times;
}

async function measureChanges(browser: Browser, root: string): Promise<[string, number[]][]> {
  const workshop = await startWorkshop([], {}, { root, remove: () => undefined });
  const page = await openFirst(browser, workshop);
  await page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan my trip' }).waitFor();
  const times: [string, number[]][] = [];
  for (const [name, change] of Object.entries(changes)) times.push([name, await measureChange(page, workshop, change)]);
  await workshop.stop();
  return times;
}

const rowOf = (times: number[], atMost: number | null) => ({
  median: median(times).toFixed(2),
  each: times.map((time) => time.toFixed(2)).join(' '),
  'at most': atMost ?? '',
});

async function main(): Promise<void> {
  const { root, remove } = copyWorkspace(workspaceRoot());
  const browser = await openBrowser();
  try {
    const cold = await measureStarts(browser, root, () => {
      for (const made of ['.data', 'node_modules/.cache']) rmSync(join(root, made), { recursive: true, force: true });
    });
    const warm = await measureStarts(browser, root, () => undefined);
    const changed = await measureChanges(browser, root);
    console.table({
      'first page, nothing built and no database': rowOf(cold, null),
      'first page': rowOf(warm, budget.firstPage),
      ...Object.fromEntries(
        changed.map(([name, times]) => [name, rowOf(times, name === 'the API' ? null : budget.change)]),
      ),
    });
    console.log(
      `Seconds. The machine's load was ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}.`,
    );
  } finally {
    await browser.close();
    remove();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
