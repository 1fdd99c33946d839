import { seal, unseal } from '../../http/seal.ts';
import { on } from '../jobs/boss-database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ApiLog } from '../../http/log.ts';
import type { Mail, Mailer } from './mailer.ts';
import type { PostOffice } from './mail-transport.ts';
import { render } from './render.ts';
import { letterOf } from './templates.ts';

/** The mails that wait, and those who carry them out. */
export interface MailQueue extends Mailer {
  /** Delivers what is due, again and again, until the jobs are stopped. */
  work(office: PostOffice): Promise<void>;
}

const queue = 'send-mail';
const failures = 'send-mail-failed';

export interface MailTimes {
  /** How often a mail is tried again; then it is put aside, for people to see. */
  tries: number;
  /** After a failure; each wait is about twice as long as the one before. */
  retryDelaySeconds: number;
  pollingSeconds: number;
}
// Together with the doubling waits this tries for about four hours.
const usualTimes: MailTimes = { tries: 10, retryDelaySeconds: 15, pollingSeconds: 1 };

const batchSize = 20;

/** What servers answer in words often holds the address. */
const whyOf = (error: unknown) => {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return { name, code, responseCode };
};

/**
 * @param secret seals the mails while they wait
 */
export async function openMailQueue(
  { boss, keepQueue }: Jobs,
  log: ApiLog,
  secret: string,
  times: MailTimes = usualTimes,
): Promise<MailQueue> {
  await boss.createQueue(failures);
  await keepQueue({
    name: queue,
    deadLetter: failures,
    retryLimit: times.tries,
    retryDelay: times.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: 300,
  });

  const deliver = async (office: PostOffice, id: string, sealed: string) => {
    const { to, template, data } = unseal(secret, 'mail', sealed) as Mail;
    await office.deliver({ id, to, template, ...render(letterOf(template, data)) });
  };

  return {
    send: async (db, mail) => {
      await boss.send(queue, { sealed: seal(secret, 'mail', mail) }, { db: on(db) });
    },
    work: async (office) => {
      const rules = { pollingIntervalSeconds: times.pollingSeconds, batchSize };
      await boss.work<{ sealed: string }>(queue, rules, async (jobs) => {
        await Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              await deliver(office, id, data.sealed);
              // At once: if this process is killed before the batch is done, those that have gone stay gone.
              await boss.complete(queue, id);
            } catch (error) {
              const why = whyOf(error);
              log.warn({ ...why, job: id }, 'A mail was not taken; it is tried again later.');
              // The others of the batch have gone, and are not to go again.
              await boss.fail(queue, id, why);
            }
          }),
        );
      });
    },
  };
}
