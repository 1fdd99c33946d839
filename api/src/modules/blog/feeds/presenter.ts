import { links } from '@tabi/shared/links';
import { factsOfPost } from '@tabi/posters';
import { Feed } from 'feed';
import { pictureOf } from '../../pictures/picture-presenter.ts';
import type { PostRow } from '../post-row.ts';

/** Paths within a post become addresses: a feed is read elsewhere. */
const withAddresses = (html: string, origin: string): string => html.replace(/(href|src)="\/(?!\/)/g, `$1="${origin}/`);

/** The newest posts, whole, the newest first. */
export function blogFeed(origin: string, posts: readonly (PostRow & { html: string })[]): Feed {
  const [newest] = posts;
  const feed = new Feed({
    id: origin + links.blog(),
    link: origin + links.blog(),
    title: 'Tabi: the blog',
    description: 'Travel stories from Asia: days that work, food worth the walk, and how to get around.',
    language: 'en',
    copyright: 'Texts and pictures: Tabi',
    generator: 'Tabi',
    updated: newest ? wentOut(newest) : new Date(0),
    feedLinks: { rss: `${origin}/blog/feed.xml`, atom: `${origin}/blog/atom.xml`, json: `${origin}/blog/feed.json` },
  });
  for (const post of posts) {
    const address = origin + links.post(post.slug);
    feed.addItem({
      id: address,
      link: address,
      title: post.title,
      description: post.summary,
      content: withAddresses(post.html, origin),
      date: wentOut(post),
      author: [{ name: post.author }],
      category: post.categories.map(({ name }) => ({ name })),
      image: origin + pictureOf('post', factsOfPost(post), 'wide', 960).url,
    });
  }
  return feed;
}

const wentOut = ({ posted_on: day }: PostRow): Date => new Date(`${day}T00:00:00Z`);
