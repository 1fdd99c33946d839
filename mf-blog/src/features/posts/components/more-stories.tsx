import type { Post } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { TitleBlock } from '@tabi/shared/ui';
import { PostGrid } from '../../../common/components/post-list.tsx';
import styles from './more-stories.module.css';

/** Those that have most in common with this one. */
export function MoreStories({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles['more']} aria-labelledby="more-stories">
      <TitleBlock id="more-stories" title="More stories" more={<Link to={links.blog()}>All stories</Link>} />
      <PostGrid posts={posts} />
    </section>
  );
}
