import type { Db } from '@tabi/postgres';
import type { Mail, Mailer } from '../ports/mail/mailer.ts';
import { letterOf, type DataOf, type TemplateName } from '../ports/mail/templates.ts';

/** Keeps mails instead of sending them; written out as if sent, so that no template is left untried. */
export class TestMailbox implements Mailer {
  readonly mails: Mail[] = [];

  async send<T extends TemplateName>(_db: Db, mail: Mail<T>): Promise<void> {
    letterOf(mail.template, mail.data);
    this.mails.push(mail as Mail);
  }

  /** What this address got under this name, the newest last. */
  to<T extends TemplateName>(address: string, template: T): DataOf<T>[] {
    return this.mails
      .filter((mail) => mail.to === address && mail.template === template)
      .map(({ data }) => data as DataOf<T>);
  }

  /** The newest such mail, waited for: some are sent after the answer. */
  async newest<T extends TemplateName>(address: string, template: T): Promise<DataOf<T>> {
    for (;;) {
      const mail = this.to(address, template).at(-1);
      if (mail) return mail;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
