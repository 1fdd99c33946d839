import type { PostFile } from '../read/post-file.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { pictureProblems } from './check-post-pictures.ts';
import { anchorsIn } from './post-anchors.ts';
import { postPages } from './post-pages.ts';
import { sitePages } from './site-pages.ts';

/** What posts lead to beside one another. */
export interface Around {
  shelves: CatalogueShelf[];
  /** Slugs of the journeys over several destinations. */
  journeys: ReadonlySet<string>;
  now: Date;
  /** Where the site is, when that is known: a story is shown wherever the site moves to. */
  publicUrl?: string | undefined;
}

type Post = PostFile & { file: string };

/** Names under which the site is known in documents and on the machines of those who write for it. */
const ownHosts = ['tabi.example', 'www.tabi.example', 'localhost', '127.0.0.1'];

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const isElsewhere = (href: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

const hostOf = (href: string): string =>
  URL.canParse(href, 'https://none.invalid') ? new URL(href, 'https://none.invalid').hostname : '';

/** Problems of posts that speak of destinations, places, tours or posts that are not there for who reads them. */
export function linkProblems(posts: Post[], { shelves, journeys, now, publicUrl }: Around): string[] {
  const towns = new Set(shelves.map(({ destination }) => destination.slug));
  const hasPage = sitePages(shelves, journeys);
  const hosts = new Set([...ownHosts, ...(publicUrl ? [hostOf(publicUrl)] : [])]);
  const problemOf = (href: string, post: Post, pages: ReadonlyMap<string, Post | null>): string[] => {
    if (isElsewhere(href))
      return hosts.has(hostOf(href)) ? [`the link ${href} names our own site; begin it with the path.`] : [];
    if (!/^[/#]/.test(href)) return [`the link ${href} depends on where it is read; begin it with /.`];
    const [address = '', anchor] = href.split('#');
    const path = address.replace(/\?.*$/, '').replace(/(?<=.)\/$/, '');
    const target = address === '' ? post : pages.get(path);
    if (target === undefined && !hasPage(path)) return [`the link ${href} leads nowhere; mend it.`];
    const hasAnchor = !anchor || !target || anchorsIn(target.html).includes(anchor);
    return hasAnchor ? [] : [`the link ${href} leads to no heading; mend what follows #.`];
  };
  return posts.flatMap((post) => {
    const pages = postPages(post, posts, now);
    return [
      ...post.locations
        .filter((slug) => !towns.has(slug))
        .map((slug) => `its location ${slug} is no destination; mend the slug.`),
      ...hrefsIn(post.html).flatMap((href) => problemOf(href, post, pages)),
      ...pictureProblems(post.html, shelves),
    ].map((problem) => `blog/${post.file}: ${problem}`);
  });
}
