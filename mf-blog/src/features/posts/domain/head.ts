import type { PostDetails } from '@tabi/shared/contracts/blog';
import type { PageHead } from '@tabi/shared/federation';
import { socialUrl } from '@tabi/shared/ui';

/** What a story's page is called outside. */
export const headOfPost = (post: PostDetails): PageHead => ({
  title: post.title,
  description: post.summary,
  image: socialUrl(post.thumbnail.url),
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.postDate,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: 'Tabi' },
    about: post.locations.map(({ name }) => ({ '@type': 'Place', name })),
    timeRequired: `PT${post.readDuration}M`,
  },
});
