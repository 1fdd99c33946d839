import type { Post } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import { CardLink } from '@tabi/shared/ui';
import { PostMeta } from './post-meta.tsx';
import styles from './post-words.module.css';

/** A post's title, which opens it, and its date: what stands beside a small picture. */
export const PostWords = ({ post }: { post: Post }) => (
  <div>
    <h3 className={styles['title']}>
      <CardLink to={links.post(post.slug)}>{post.title}</CardLink>
    </h3>
    <PostMeta post={post} />
  </div>
);
