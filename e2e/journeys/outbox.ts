import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Undoes the line breaks and signs that mails are written with. */
const plain = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const resetLinkIn = (mail: string): string | null =>
  /https?:\/\/[^/\s"]+(\/reset-password\/[^\s"<>]+)/.exec(plain(mail))?.[1] ?? null;

/**
 * Waits for the mail that sets a new password.
 * @returns the path that it links to; null where the site's mails do not lie on this machine
 */
export async function resetLinkMailedTo(email: string): Promise<string | null> {
  const folder = process.env['OUTBOX_DIR'];
  if (!folder) return null;
  const find = (): string | undefined =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.includes('reset-password'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .find((mail) => mail.includes(`To: ${email}`));
  await expect.poll(find, { message: `the mail to ${email}`, timeout: 20_000 }).toBeTruthy();
  return resetLinkIn(String(find()));
}
