import type { FastifyBaseLogger } from 'fastify';
import type { Verdict } from './protection.ts';
import { callWebhook } from './webhook.ts';

/** A mail to the team: which template it is belongs to the API, which sends it. */
export type SendMail = (
  to: string,
  words: { app: string; build: string; owner: string; reason: string; outcome: string },
) => Promise<void>;

/** Pure: what became of the build, for people. */
export function outcomeOf({ app, done }: Pick<Verdict, 'app' | 'done'>): string {
  if (!done)
    return `Nothing was done about it: there is no earlier good build of ${app}, or the site was told not to. Visitors still get it.`;
  return done.how === 'canary-off'
    ? `Its canary was ended, and everybody has ${done.to} again. It is marked as bad and comes out no more by itself.`
    : `Everybody has the build before, ${done.to}. This one is marked as bad and comes out no more by itself.`;
}

/** Tells the team of an app in the log, by mail and by webhook, as its description says; none of these waits for another. */
export const createOwnerTeller =
  (log: Pick<FastifyBaseLogger, 'error' | 'warn'>, sendMail: SendMail, call = callWebhook) =>
  (verdict: Verdict): void => {
    const { app, build, owner, reason, done, contact } = verdict;
    const outcome = outcomeOf(verdict);
    log.error(
      { app, build, owner, protection: done?.how ?? 'none' },
      `${app} ${build} (${owner}): ${reason} ${outcome}`,
    );
    // Of a webhook's address only where it leads: the rest may be what lets one in.
    const not = (what: string) => (error: unknown) =>
      log.warn({ app, why: (error as Error).message }, `The owner of ${app} could not be told by ${what}.`);
    if (contact.mail) void sendMail(contact.mail, { app, build, owner, reason, outcome }).catch(not('mail'));
    if (contact.webhook) {
      const text = `${app} ${build}: ${reason} ${outcome}`;
      void call(contact.webhook, { text, app, build, owner, reason, outcome }).catch(
        not(`webhook (${new URL(contact.webhook).host})`),
      );
    }
  };
