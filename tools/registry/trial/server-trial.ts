import { setTimeout as wait } from 'node:timers/promises';
import type { ToldFailure, TrialSite } from './trial-site.ts';
import type { TrialAddress } from '@tabi/releases';
import type { Traveller } from './traveller.ts';

/** What is wrong with a page; `stack`, where it happened, as far as anybody knows. */
export type TrialProblem = { address: string; where: 'server' | 'browser'; message: string; stack?: string };

/** What stands where a part failed. */
export const note = /cannot be shown right now/;
/** A log line may come a moment after the answer that it is about. */
const settleMs = 30;
/** What a page leaves running may fail after it. */
const afterMs = 300;

const told = (address: string, { message, stack }: ToldFailure): TrialProblem => ({
  address,
  where: 'server',
  message,
  stack,
});

/** One after the other, so that it is known which page a failure belongs to. @param app whose failures are looked for */
export async function tryOnServer(
  site: TrialSite,
  app: string,
  addresses: readonly TrialAddress[],
  traveller: Traveller | null,
): Promise<TrialProblem[]> {
  const problems: TrialProblem[] = [];
  const cookie = (traveller?.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; ');
  const failures = (address: string) =>
    site
      .failures()
      .filter((failure) => failure.app === app)
      .map((failure) => told(address, failure));
  for (const { address, as } of addresses) {
    const headers = { accept: 'text/html', ...(as === 'traveller' ? { cookie } : {}) };
    const answer = await fetch(site.base + address, { headers, signal: AbortSignal.timeout(20_000) });
    const isWhole = !note.test(await answer.text()) && answer.ok;
    if (isWhole) continue;
    await wait(settleMs);
    const own = failures(address);
    problems.push(...own);
    if (answer.status >= 400 && own.length === 0)
      problems.push({ address, where: 'server', message: `answered ${answer.status}` });
  }
  await wait(afterMs);
  return [...problems, ...failures('on or after one of its pages')];
}
