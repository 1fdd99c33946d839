import type { FastifyInstance } from 'fastify';
import type { Feed } from 'feed';
import type { ApiContext } from '../../../ports/context.ts';
import { postsOut } from '../domain/find-posts.ts';
import { posts } from '../repository.ts';

const quiet = { schema: { hide: true }, logLevel: 'warn' } as const;
const mostPosts = 20;

const kinds: Record<string, { type: string; text: (feed: Feed) => string }> = {
  '/blog/feed.xml': { type: 'application/rss+xml', text: (feed) => feed.rss2() },
  '/blog/atom.xml': { type: 'application/atom+xml', text: (feed) => feed.atom1() },
  '/blog/feed.json': { type: 'application/feed+json', text: (feed) => feed.json1() },
};

/** The blog for readers of feeds, in the three formats that they know. */
export function feedRoutes(app: FastifyInstance, { mirror, address, now }: ApiContext): void {
  for (const [path, { type, text }] of Object.entries(kinds)) {
    app.get(path, quiet, async (_request, reply) => {
      const { blogFeed } = await import('./presenter.ts');
      const feed = blogFeed(address, postsOut(await mirror.of(posts), now()).slice(0, mostPosts));
      return reply.header('cache-control', 'public, max-age=900').type(`${type}; charset=utf-8`).send(text(feed));
    });
  }
}
