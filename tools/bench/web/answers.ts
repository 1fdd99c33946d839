import autocannon from 'autocannon';
import { median } from '../median.ts';
import { publicKinds } from './page-kinds.ts';

const seconds = 2;
const headers = { accept: 'text/html', 'accept-encoding': 'br' };
/** Requests a second with ten connections, milliseconds for the slowest hundredth of them, and for one visitor alone. */
const aimedAt = { perSecond: 1_200, p99: 25, alone: 5 };

const load = async (url: string, connections: number) => {
  const done = await autocannon({ url, connections, duration: seconds, headers });
  if (done.non2xx + done.errors > 0) throw new Error(`${url} failed ${done.non2xx + done.errors} times.`);
  return done;
};

async function timed(url: string, runs: number) {
  const rows: { perSecond: number; p99: number; alone: number; kib: number }[] = [];
  // The first of them are there to warm up.
  for (let run = -1; run < runs; run += 1) {
    const [alone, many] = [await load(url, 1), await load(url, 10)];
    const one = { perSecond: many.requests.average, p99: many.latency.p99, alone: alone.latency.p50 };
    if (run >= 0) rows.push({ ...one, kib: many.throughput.average / many.requests.average / 1024 });
  }
  const middle = (name: 'perSecond' | 'p99' | 'alone' | 'kib') => median(rows.map((row) => row[name]));
  return { perSecond: middle('perSecond'), p99: middle('p99'), alone: middle('alone'), kib: middle('kib') };
}

/** How fast the pages that everybody gets are sent once they are kept; medians of that many runs. */
export async function timeAnswers(_root: string, base: string, runs: number): Promise<void> {
  console.log(`Aimed at: ${aimedAt.perSecond}/s, p99 ${aimedAt.p99} ms, ${aimedAt.alone} ms for one alone.`);
  for (const { name, path } of await publicKinds(base)) {
    const { perSecond, p99, alone, kib } = await timed(base + path, runs);
    const isMet = perSecond >= aimedAt.perSecond && p99 <= aimedAt.p99 && alone <= aimedAt.alone;
    console.log(
      `${name.padEnd(16)} ${perSecond.toFixed(0).padStart(5)}/s   p99 ${p99.toFixed(0).padStart(3)} ms   alone ${alone.toFixed(1)} ms   ${kib.toFixed(1)} KiB with headers   ${isMet ? 'ok' : 'MISS'}`,
    );
  }
}
