import { findChromium } from '@tabi/tools/cli/chromium.mjs';
import { median } from '../median.ts';
import { blockedIn, type Blocked } from './blocked-in.ts';
import { pageKinds } from './page-kinds.ts';
import { traceVisit } from './trace-visit.ts';

/** Medians, and what the longest task was made of in the visit that was blocked for the median. */
function sumUp(visits: Blocked[]): Record<string, string> {
  const all = (key: 'fcp' | 'blocked' | 'longest') => median(visits.map((one) => one[key]));
  const middle = visits.find(({ blocked }) => blocked === all('blocked'));
  const parts = middle?.parts.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ');
  return {
    'FCP, ms': all('fcp').toFixed(0),
    'blocked, ms': all('blocked').toFixed(0),
    'longest task, ms': all('longest').toFixed(0),
    'longest task of the median run': middle ? `${middle.longest.toFixed(0)}: ${parts}` : '',
  };
}

/** Prints how long each kind of page of a site blocks the main thread of a slow phone after its first contentful paint. */
export async function timeBlocked(root: string, base: string, runs: number): Promise<void> {
  const program = findChromium(root);
  const rows: Record<string, Record<string, string>> = {};
  for (const { name, path, cookies } of await pageKinds(base)) {
    const visits: Blocked[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(blockedIn(await traceVisit(program, base + path, cookies)));
    rows[name] = sumUp(visits);
  }
  console.log(`\nThe main thread after the first contentful paint: a phone, processor ÷ 4; medians of ${runs}`);
  console.table(rows);
}
