import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** What the page server knows of the builds that it gives out. */
export type BuildMeasure = { app: string; build: string; views: number; failures: Record<string, number> };

/** What the page server tells the metrics of. */
export interface SiteMeasures {
  /** A page was rendered on the thread of this app. */
  rendered(app: string, seconds: number): void;
  /** That thread ended, and another takes its place. */
  threadEnded(app: string): void;
  /** Asked for with each scrape. */
  countBuilds(read: () => BuildMeasure[]): void;
}

const renderBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function measureSite(registry: Registry): SiteMeasures {
  const registers = [registry];
  const renders = new Histogram({
    name: 'tabi_render_duration_seconds',
    help: 'How long a page took that was not kept, by the app whose thread rendered it, tries with older builds included.',
    labelNames: ['app'] as const,
    buckets: renderBuckets,
    registers,
  });
  const ends = new Counter({
    name: 'tabi_render_thread_ends_total',
    help: 'Threads that a build ended.',
    labelNames: ['app'] as const,
    registers,
  });
  return {
    rendered: (app, seconds) => renders.observe({ app }, seconds),
    threadEnded: (app) => ends.inc({ app }),
    countBuilds(read) {
      new Gauge({
        name: 'tabi_build_views',
        help: 'Pages that named a build since this process began.',
        labelNames: ['app', 'build'] as const,
        registers,
        collect() {
          this.reset();
          for (const { app, build, views } of read()) this.set({ app, build }, views);
        },
      });
      new Gauge({
        name: 'tabi_build_failures',
        help: 'Failures of a build since this process began, as browsers and the page server told of them.',
        labelNames: ['app', 'build', 'kind'] as const,
        registers,
        collect() {
          this.reset();
          for (const { app, build, failures } of read())
            for (const [kind, count] of Object.entries(failures)) this.set({ app, build, kind }, count);
        },
      });
    },
  };
}
