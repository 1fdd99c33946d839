import type { Post } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { TitleBlock } from '@tabi/shared/ui';
import { PostGrid, PostGridSkeleton } from '../../../common/components/post-list.tsx';
import { useLatest } from '../api.ts';
import { relatedTo } from '../domain/related.ts';
import styles from './more-stories.module.css';

/** Three others; when they do not come, the page is whole without them. */
export function MoreStories({ post }: { post: Post }) {
  const { data, error } = useLatest(24);
  const others = relatedTo(post, data?.data ?? [], 3);
  if (error || (data && others.length === 0)) return null;
  return (
    <section className={styles['more']} aria-labelledby="more-stories">
      <TitleBlock id="more-stories" title="More stories" more={<Link to={links.blog()}>All stories</Link>} />
      {data ? <PostGrid posts={others} /> : <PostGridSkeleton />}
    </section>
  );
}
