import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransport } from 'nodemailer';
import type { ApiLog } from '../../http/log.ts';
import type { RenderedMail } from './render.ts';

export interface Message extends RenderedMail {
  /** The same for each try, so that a mail that went out twice is seen as one. */
  id: string;
  to: string;
  template: string;
}

/** Takes a mail out of the house. */
export interface PostOffice {
  /** @throws when the mail was not taken; it may be tried again */
  deliver(message: Message): Promise<void>;
  close(): void;
}

const hostOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

const envelope = ({ id, template: _template, ...mail }: Message, from: string) => ({
  ...mail,
  from,
  messageId: `<${id}@${hostOf(from)}>`,
  // A list's mail says so itself; all of ours are written by a program, and want no answer from another.
  headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
});

export function smtpOffice(url: string, from: string): PostOffice {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (message) => {
      await transport.sendMail(envelope(message, from));
    },
    close: () => transport.close(),
  };
}

/** Writes `<dataDir>/outbox/<time>-<template>-<id>.eml`, which any mail program opens. */
export function outboxOffice(dataDir: string, from: string, log: ApiLog, now: () => Date): PostOffice {
  const folder = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    deliver: async (message) => {
      const { message: eml } = await transport.sendMail(envelope(message, from));
      const time = now().toISOString().slice(0, 19).replaceAll(':', '-');
      const file = join(folder, `${time}-${message.template}-${message.id}.eml`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, eml as Buffer, { mode: 0o600 });
      log.info({ file: pathToFileURL(file).href }, `No SMTP_URL is set: the mail “${message.template}” is in a file.`);
    },
    close: () => transport.close(),
  };
}
