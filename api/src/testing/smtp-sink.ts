import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it is given. */
export interface SmtpSink {
  url: string;
  received: Email[];
  /** Refuses this many mails for now, as a server that is busy does. */
  refuse(count: number): void;
  /** Resolves when `count` mails have come. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

const busy = Object.assign(new Error('Try again later'), { responseCode: 451 });

export async function startSmtpSink(): Promise<SmtpSink> {
  const received: Email[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(busy);
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email);
          done();
          for (const { count, resolve } of waiting) if (received.length >= count) resolve();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (count) => void (refusals = count),
    until: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
