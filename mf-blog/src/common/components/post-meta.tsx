import type { Post } from '@tabi/shared/contracts/blog';
import { formatDate, formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames } from '@tabi/shared/ui';
import styles from './post-meta.module.css';

/** `14 March 2026 · 4 min read` */
export function PostMeta({ post, className }: { post: Post; className?: string }) {
  return (
    <p className={classNames(styles['meta'], className)}>
      <time dateTime={post.postDate}>{formatDate(post.postDate)}</time>
      <span aria-hidden="true">·</span>
      <span>{formatMinutes(post.readDuration)} read</span>
    </p>
  );
}

/** Its categories, each a link to the others of its kind. */
export function CategoryLinks({ post }: { post: Post }) {
  if (post.categories.length === 0) return null;
  return (
    <ul className={styles['categories']} aria-label="Categories">
      {post.categories.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={links.category(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
