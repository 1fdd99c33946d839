import Fastify from 'fastify';
import { secureHeaders } from '../headers.ts';
import { nothingInline, pagePolicy, sourceOf, type Inline } from './page-policy.ts';

const policyOf = async (inline: Inline, dev = false): Promise<Map<string, string>> => {
  const app = Fastify();
  await secureHeaders(app, true);
  const policy = pagePolicy({ streets: ['https://tiles.test'], dev });
  app.get('/page', async (_request, reply) => {
    await reply.helmet({ contentSecurityPolicy: policy(inline) });
    return 'page';
  });
  const { headers } = await app.inject('/page');
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(directives.map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1).join(' ')] as const));
};

it('A page runs our files and the texts that are named by their digests, and nothing else.', async () => {
  const policy = await policyOf({ scripts: [sourceOf('wakeUp()')], styles: [sourceOf('p{margin:0}')] });
  expect(policy.get('script-src')).toBe("'self' 'sha256-CeupWfkpzVedEfEseRT+wz09qyHY27E8mb4rEFEuz74='");
  expect(policy.get('style-src')).toContain(sourceOf('p{margin:0}'));
  expect(policy.get('connect-src')).toBe("'self' https://tiles.test");
  expect(policy.get('default-src')).toBe("'self'");
});

it('Where nothing stands as text, a style that begins empty is all that scripts may make.', async () => {
  const policy = await policyOf(nothingInline);
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('style-src')).toBe("'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

it('Builds on a developer’s own machine are let in for developers alone.', async () => {
  expect((await policyOf(nothingInline, true)).get('script-src')).toContain('http://localhost:*');
  expect((await policyOf(nothingInline)).get('script-src')).not.toContain('localhost');
});
