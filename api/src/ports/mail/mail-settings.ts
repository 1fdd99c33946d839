import { z } from 'zod';
import { StartProblem } from '@tabi/postgres';

/** How this installation sends mails. */
export interface MailSettings {
  /** Undefined: mails are written into the outbox folder. */
  smtpUrl: string | undefined;
  /** `Tabi <hello@tabi.example>`. */
  from: string;
  /** Who reads what visitors write to us. */
  contactTo: string;
}

const address = /^[^\s<>@]+@[^\s<>@]+$/;
const named = /^[^<>"\r\n]+ <([^\s<>@]+@[^\s<>@]+)>$/;

/** The settings of the environment that are about mails. */
export const mailSettings = z.object({
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'SMTP_URL must begin with smtp:// or smtps://, such as smtp://user:password@host:587.',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => address.test(text) || named.test(text),
      'MAIL_FROM must be an address or a name with one, such as Tabi <hello@tabi.example>.',
    )
    .optional(),
  CONTACT_TO: z.string().regex(address, 'CONTACT_TO must be one e-mail address.').optional(),
});

const withoutName = (from: string): string => named.exec(from)?.[1] ?? from;

/**
 * @param host of the site's address; mails come from there unless MAIL_FROM says otherwise
 * @throws StartProblem when mails would leave the house without a sender
 */
export function mailSettingsOf(found: z.output<typeof mailSettings>, host: string): MailSettings {
  if (found.SMTP_URL && !found.MAIL_FROM)
    throw new StartProblem('With SMTP_URL set MAIL_FROM too, such as MAIL_FROM="Tabi <hello@tabi.example>".');
  const from = found.MAIL_FROM ?? `Tabi <hello@${host}>`;
  return { smtpUrl: found.SMTP_URL, from, contactTo: found.CONTACT_TO ?? withoutName(from) };
}
