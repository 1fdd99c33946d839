export type Device = 'mobile' | 'desktop';
/** Scores are of 100, times in ms, sizes in KiB. */
export type Audit = Record<
  'performance' | 'accessibility' | 'practices' | 'seo' | 'lcp' | 'tbt' | 'cls' | 'kib',
  number
>;

/**
 * One page as Lighthouse judges it: a first visit, the phone's line and processor simulated as it does by default.
 * @param port on which a browser hears the DevTools protocol
 */
export async function audit(url: string, port: number, device: Device): Promise<Audit> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const flags = { port, logLevel: 'error' as const };
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kib: value('total-byte-weight') / 1024,
  };
}
