import type { Pool } from '@tabi/postgres';
import type { Metrics } from './metrics.ts';
import type { SiteMeasures } from './site-metrics.ts';

export interface OpenMetrics extends Metrics {
  /** For what the page server measures. */
  site: SiteMeasures;
  close(): Promise<void>;
}

/**
 * Measures, and shows it on that port; what that needs is loaded by sites that want it alone.
 * @throws StartProblem when the port cannot be had
 */
export async function openMetrics(pool: Pool, port: number, host: string | undefined): Promise<OpenMetrics> {
  const [{ createMetrics }, { measureSite }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./site-metrics.ts'),
    import('./serve-metrics.ts'),
  ]);
  const metrics = createMetrics(pool);
  const { close } = await serveMetrics(metrics.registry, port, host);
  return { ...metrics, site: measureSite(metrics.registry), close };
}
