import Fastify, { type FastifyReply } from 'fastify';
import { bareHeaders, secureHeaders } from './headers.ts';

async function site(isHttps: boolean) {
  const app = Fastify({
    frameworkErrors: (error, _request, reply: FastifyReply) => bareHeaders(reply, isHttps).code(400).send(error),
  });
  await secureHeaders(app, isHttps);
  app.get('/call', async () => ({}));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  app.get('/form', async (_request, reply) =>
    reply.header('content-security-policy', "form-action 'self'").header('referrer-policy', 'no-referrer').send('form'),
  );
  const asPage = { helmet: { contentSecurityPolicy: { directives: { defaultSrc: ["'self'"] } } } };
  app.get('/page', asPage, async () => 'page');
  app.get('/stream', async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).end();
  });
  return app;
}

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.any(String),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

it.each(['/call', '/broken', '/nowhere', '/form', '/page', '/stream', '/%zz'])(
  'stand on the answer of %s',
  async (url) => {
    expect((await (await site(true)).inject(url)).headers).toMatchObject(everywhere);
  },
);

it.each(['/call', '/broken', '/nowhere', '/stream', '/%zz'])('let %s do nothing as a page', async (url) => {
  const { headers } = await (await site(true)).inject(url);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

it('leave a page and a route what they say themselves', async () => {
  const app = await site(true);
  expect((await app.inject('/page')).headers['content-security-policy']).toContain("default-src 'self'");
  expect((await app.inject('/form')).headers).toMatchObject({
    'content-security-policy': "form-action 'self'",
    'referrer-policy': 'no-referrer',
  });
});

it.each(['/call', '/%zz'])('do not bind a site that is on plain http to https: %s', async (url) => {
  expect((await (await site(false)).inject(url)).headers).not.toHaveProperty('strict-transport-security');
});
