import type { Db } from '@tabi/postgres';
import type { DataOf, TemplateName } from './templates.ts';

/** One mail to one person. */
export interface Mail<T extends TemplateName = TemplateName> {
  to: string;
  template: T;
  data: DataOf<T>;
}

/** Sends mails, in the background and until they have gone. */
export interface Mailer {
  /** Queues the mail on `db`, so that what it tells of and the mail are stored together or not at all. */
  send<T extends TemplateName>(db: Db, mail: Mail<T>): Promise<void>;
}
