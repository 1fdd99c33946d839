import type { ApiLog } from '../../http/log.ts';
import type { MailSettings } from './mail-settings.ts';
import type { PostOffice } from './mail-transport.ts';

/** Who carries mails out, as the settings say; opened with the first mail. */
export function openPostOffice(settings: MailSettings, dataDir: string, log: ApiLog, now: () => Date): PostOffice {
  const { smtpUrl, from } = settings;
  const open = async () => {
    const { outboxOffice, smtpOffice } = await import('./mail-transport.ts');
    return smtpUrl ? smtpOffice(smtpUrl, from) : outboxOffice(dataDir, from, log, now);
  };
  let office: Promise<PostOffice> | undefined;
  return {
    deliver: async (message) => (await (office ??= open())).deliver(message),
    close: () => void office?.then((opened) => opened.close()),
  };
}
