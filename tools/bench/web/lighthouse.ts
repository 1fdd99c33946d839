import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TraceEvent } from './blocked-in.ts';
import { withoutWaiting } from './without-waiting.ts';

export type Device = 'mobile' | 'desktop';
/** Scores are of 100, times in ms, sizes in KiB; `worked` is `tbt` had the page's thread waited for nothing else on the machine. */
export type Audit = Record<
  'performance' | 'accessibility' | 'practices' | 'seo' | 'lcp' | 'tbt' | 'worked' | 'cls' | 'kib',
  number
>;

/** What Lighthouse has gathered is judged once more with another trace of it. */
async function redrawTrace(folder: string): Promise<void> {
  const file = join(folder, 'defaultPass.trace.json');
  const trace = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] };
  await writeFile(file, JSON.stringify({ ...trace, traceEvents: withoutWaiting(trace.traceEvents) }));
}

/**
 * One page as Lighthouse judges it: a first visit, the phone's line and processor simulated as it does by default.
 * @param port on which a browser hears the DevTools protocol
 */
export async function audit(url: string, port: number, device: Device): Promise<Audit> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const config = device === 'desktop' ? desktopConfig : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'tabi-lighthouse-'));
  const flags = { port, logLevel: 'error' as const, auditMode: folder };
  try {
    const result = await lighthouse(url, { ...flags, gatherMode: folder }, config);
    await redrawTrace(folder);
    const again = await lighthouse(url, flags, config);
    if (!result || !again) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string, of = audits) => of[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      worked: value('total-blocking-time', again.lhr.audits),
      cls: value('cumulative-layout-shift'),
      kib: value('total-byte-weight') / 1024,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
