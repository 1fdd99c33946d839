import { Registry } from 'prom-client';
import { measureSite, type BuildMeasure } from './site-metrics.ts';

it('views and failures of builds are as the page server counts them, and pages by the app whose thread rendered them', async () => {
  const registry = new Registry();
  const measures = measureSite(registry);
  let builds: BuildMeasure[] = [{ app: 'mf-blog', build: 'aaaa', views: 7, failures: { load: 2, hang: 0 } }];
  measures.countBuilds(() => builds);
  measures.rendered('mf-blog', 0.02);
  measures.threadEnded('mf-blog');
  const text = await registry.metrics();
  expect(text).toContain('tabi_build_views{app="mf-blog",build="aaaa"} 7');
  expect(text).toContain('tabi_build_failures{app="mf-blog",build="aaaa",kind="load"} 2');
  expect(text).toContain('tabi_render_duration_seconds_count{app="mf-blog"} 1');
  expect(text).toContain('tabi_render_thread_ends_total{app="mf-blog"} 1');
  builds = [];
  expect(await registry.metrics()).not.toContain('build="aaaa"');
});
