import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { drainable } from './listen.ts';

it('while people are let go of, every answer ends its connection: what is made, and what is at hand', async () => {
  const app = Fastify();
  const drain = drainable(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url !== '/at-hand') return done();
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 2 }).end('ok');
  });
  for (const path of ['/at-hand', '/made']) app.get(path, async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const connectionAfter = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1' }, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers.connection));
      }).on('error', reject);
    });
  const both = () => Promise.all(['/at-hand', '/made'].map(connectionAfter));
  expect(await both()).toEqual(['keep-alive', 'keep-alive']);
  const closed = drain.close(5_000);
  expect(await both()).toEqual(['close', 'close']);
  await closed;
});
