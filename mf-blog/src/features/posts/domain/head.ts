import type { PostDetails } from '@tabi/shared/contracts/blog';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';
import type { BlogPosting, WithContext } from 'schema-dts';
import { blogFeeds } from '../../../common/domain.ts';

const imageOf = ({ thumbnail }: PostDetails) => {
  const image = socialUrl(thumbnail.url);
  return image ? { image } : {};
};

/** What a story's page is called outside. */
export const headOfPost = (post: PostDetails): PageHead => ({
  title: post.title,
  description: post.summary,
  image: socialUrl(post.thumbnail.url),
  canonical: links.post(post.slug),
  feeds: blogFeeds,
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    ...imageOf(post),
    mainEntityOfPage: links.post(post.slug),
    inLanguage: 'en',
    datePublished: post.postDate,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: 'Tabi' },
    about: post.locations.map(({ name }) => ({ '@type': 'Place', name })),
    timeRequired: `PT${post.readDuration}M`,
  } satisfies WithContext<BlogPosting>,
});
