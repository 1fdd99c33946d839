import { refreshRates } from '@tabi/catalogue';
import type { ApiContext } from '../ports/context.ts';
import { writeSitemap } from '../modules/site/sitemap/service.ts';
import { sweepPeople } from '../modules/accounts/profile/sweep-repository.ts';
import type { ScheduledJob } from '../ports/jobs/scheduled-jobs.ts';

const sixHours = 6 * 3_600;

/** @param ratesSource undefined: rates stay as the catalogue has them, and nobody outside is asked */
export function siteJobs(
  site: Pick<ApiContext, 'pool' | 'now' | 'address' | 'showsWaitingPosts'>,
  ratesSource: string | undefined,
): ScheduledJob[] {
  const { pool, now } = site;
  const jobs: ScheduledJob[] = [
    { name: 'sweep', cron: '17 */6 * * *', restSeconds: sixHours, run: () => sweepPeople(pool, now()) },
    // At each start too: the catalogue may have changed, or the address.
    { name: 'sitemap', cron: '40 2 * * *', run: () => writeSitemap(site) },
  ];
  // The European Central Bank publishes at about 16:00 in Frankfurt, on working days.
  const rates = { name: 'refresh-rates', cron: '30 15 * * 1-5', restSeconds: sixHours };
  if (ratesSource) jobs.push({ ...rates, run: () => refreshRates(pool, ratesSource) });
  return jobs;
}
