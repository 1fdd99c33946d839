import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Undoes the line breaks and signs that mails are written with. */
const plain = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The page of ours that a mail leads to. */
const linkIn = (mail: string, page: string): string | null =>
  new RegExp(`https?://[^/\\s"]+(/${page}/[^\\s"<>]+)`).exec(plain(mail))?.[1] ?? null;

/**
 * Waits for a mail.
 * @param template what it is about, as the outbox names it
 * @param page the first words of the path that it links to
 * @returns the path; null where the site's mails do not lie on this machine
 */
async function linkMailedTo(email: string, template: string, page: string): Promise<string | null> {
  const folder = process.env['OUTBOX_DIR'];
  if (!folder) return null;
  const find = (): string | undefined =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.includes(template))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .find((mail) => mail.includes(`To: ${email}`));
  await expect.poll(find, { message: `the mail to ${email}`, timeout: 20_000 }).toBeTruthy();
  return linkIn(String(find()), page);
}

/** The link of the mail that sets a new password. */
export const resetLinkMailedTo = (email: string) => linkMailedTo(email, 'reset-password', 'reset-password');

/** The link of the mail that asks whether an address is theirs. */
export const confirmLinkMailedTo = (email: string) => linkMailedTo(email, 'confirm-email', 'mail/email');

/** The link of the mail that invites to a trip. */
export const invitationMailedTo = (email: string) => linkMailedTo(email, 'trip-invitation', 'itinerary');

/** The link of the first mail to an account, which confirms its address. */
export const welcomeLinkMailedTo = (email: string) => linkMailedTo(email, 'welcome', 'mail/email');
