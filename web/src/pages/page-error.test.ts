import Fastify from 'fastify';
import { sayError } from './page-error.ts';

async function pageThat(thrown: unknown) {
  const site = Fastify();
  site.get('/*', { errorHandler: sayError }, async () => {
    throw thrown;
  });
  const answer = await site.inject('/destinations/kyoto');
  await site.close();
  return answer;
}

it('a page that cannot be made says so in words, with the way home, and nothing of what went wrong inside', async () => {
  for (const thrown of [new Error('secret detail'), Object.assign(new Error('secret detail'), { code: '42601' })]) {
    const { statusCode, headers, body } = await pageThat(thrown);
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
      500,
      'text/html; charset=utf-8',
      '10',
    ]);
    expect(body).toContain('<h1>Tabi cannot show this page right now</h1>');
    expect(body).toContain('<a href="/">');
    expect(body).not.toContain('secret');
  }
});

it('who asked for too many pages is told when to come back', async () => {
  const tooFast = Object.assign(new Error('Try again in 7 seconds.'), { statusCode: 429, seconds: 7 });
  const { statusCode, headers, body } = await pageThat(tooFast);
  expect([statusCode, headers['retry-after']]).toEqual([429, '7']);
  expect(body).toContain('<p>Try again in 7 seconds.</p>');
});

it('a busy site is busy, and an address that cannot be read is the address', async () => {
  expect((await pageThat(Object.assign(new Error(), { statusCode: 503 }))).statusCode).toBe(503);
  expect((await pageThat(Object.assign(new Error(), { statusCode: 414 }))).body).toContain(
    'This address cannot be shown',
  );
});
