import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Verdict } from './protection.ts';
import { createOwnerTeller } from './tell-owner.ts';
import { callWebhook, isPublic } from './webhook.ts';

const verdict: Verdict = {
  app: 'mf-blog',
  build: 'bbbb',
  owner: 'Blog',
  reason: 'It failed for 3 visitors.',
  contact: { mail: 'blog@tabi.test', webhook: 'https://hooks.tabi.test/T0/very-secret' },
  done: { how: 'rolled-back', to: 'aaaa' },
};
const settled = () => new Promise((done) => setImmediate(done));

it('an owner is told in the log, by mail and by webhook', async () => {
  const log = { error: jest.fn(), warn: jest.fn() };
  const mail = jest.fn(async () => undefined);
  const call = jest.fn(async () => undefined);
  createOwnerTeller(log, mail, call)(verdict);
  const outcome = 'Everybody has the build before, aaaa. This one is marked as bad and comes out no more by itself.';
  expect(log.error.mock.calls[0]?.[1]).toBe(`mf-blog bbbb (Blog): It failed for 3 visitors. ${outcome}`);
  expect(mail).toHaveBeenCalledWith('blog@tabi.test', expect.objectContaining({ app: 'mf-blog', outcome }));
  expect(call).toHaveBeenCalledWith(verdict.contact.webhook, expect.objectContaining({ build: 'bbbb', outcome }));
  await settled();
  expect(log.warn).not.toHaveBeenCalled();
});

it('who cannot be told is told of in the log, without the secret of the webhook', async () => {
  const log = { error: jest.fn(), warn: jest.fn() };
  const fail = async () => Promise.reject(new Error('no'));
  createOwnerTeller(log, fail, fail)(verdict);
  await settled();
  const lines = log.warn.mock.calls.map(([, sentence]) => sentence as string);
  expect(lines).toEqual([
    'The owner of mf-blog could not be told by mail.',
    'The owner of mf-blog could not be told by webhook (hooks.tabi.test).',
  ]);
  expect(JSON.stringify([log.error.mock.calls, log.warn.mock.calls])).not.toContain('secret');
});

describe('a webhook', () => {
  it('gets the message once, and a refusal of it is an error', async () => {
    const got: string[] = [];
    const server = createServer((request, response) => {
      request.on('data', (part: Buffer) => got.push(part.toString()));
      request.on('end', () => {
        const isFirst = got.length === 1;
        response.writeHead(isFirst ? 204 : 302, isFirst ? {} : { location: 'http://127.0.0.1:1/' }).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://localhost:${(server.address() as AddressInfo).port}/hook`;
    await callWebhook(address, { text: 'hello' }, () => true);
    await expect(callWebhook(address, { text: 'again' }, () => true)).rejects.toThrow('It answered 302.');
    expect(got).toEqual(['{"text":"hello"}', '{"text":"again"}']);
    await expect(callWebhook(address, { text: 'inside' })).rejects.toThrow('not on the internet');
    await expect(callWebhook(address.replace('localhost', '127.0.0.1'), {})).rejects.toThrow('no address');
    expect(got).toHaveLength(2);
    server.close();
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('never reaches %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('reaches %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });
});
