import type { Post } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import { Card, CardLink, Picture, Skeleton } from '@tabi/shared/ui';
import { CategoryLinks, PostMeta } from './post-meta.tsx';
import styles from './post-card.module.css';

/** A post in a grid of three. `heading` fits what it stands under. */
export function PostCard({ post, heading: Heading }: { post: Post; heading: 'h2' | 'h3' }) {
  return (
    <Card className={styles['card']}>
      <Picture
        picture={post.thumbnail}
        alt=""
        sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw"
        className={styles['picture']}
      />
      <CategoryLinks post={post} />
      <Heading className={styles['title']}>
        <CardLink to={links.post(post.slug)}>{post.title}</CardLink>
      </Heading>
      <p className={styles['summary']}>{post.summary}</p>
      <PostMeta post={post} className={styles['meta']} />
    </Card>
  );
}

export function PostCardSkeleton() {
  return (
    <div>
      <Skeleton shape="card" />
      <Skeleton short className={styles['skeletonLine']} />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton short />
    </div>
  );
}
