import type { Post } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import { Card, CardLink, ErrorState, Picture, Skeleton } from '@tabi/shared/ui';
import { useFeatured } from '../../../common/api.ts';
import { CategoryLinks, PostMeta } from '../../../common/components/post-meta.tsx';
import { PostWords } from '../../../common/components/post-words.tsx';
import { withoutShown } from '../../../common/domain.ts';
import { useLatest } from '../api.ts';
import styles from './latest-posts.module.css';

function Lead({ post }: { post: Post }) {
  return (
    <Card className={styles['lead']}>
      <Picture
        picture={post.thumbnail}
        alt=""
        shape="wide"
        sizes="(min-width: 1232px) 700px, (min-width: 1024px) 58vw, 100vw"
        className={styles['wide']}
      />
      <CategoryLinks post={post} />
      <h3>
        <CardLink to={links.post(post.slug)}>{post.title}</CardLink>
      </h3>
      <p className={styles['summary']}>{post.summary}</p>
      <PostMeta post={post} />
    </Card>
  );
}

function Row({ post }: { post: Post }) {
  return (
    <Card className={styles['row']}>
      <Picture picture={post.thumbnail} alt="" sizes="160px" className={styles['small']} />
      <PostWords post={post} />
    </Card>
  );
}

function LatestSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles['block']} aria-busy="true">
      <div>
        <Skeleton className={styles['wideSkeleton']} />
        <Skeleton short />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <div className={styles['rows']}>
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} className={styles['rowSkeleton']} />
        ))}
      </div>
    </div>
  );
}

/** One featured post, large, and up to three of the latest beside it. `limit` counts them all. */
export function LatestPosts({ limit = 4 }: { limit?: number }) {
  const featured = useFeatured();
  const latest = useLatest(limit);
  const [lead] = featured.data?.data[0] ? featured.data.data : (latest.data?.data ?? []);
  const error = featured.error ?? latest.error;
  if (error && !lead) {
    const again = () => [featured, latest].forEach(({ retry }) => retry());
    return <ErrorState size="small" title="The stories did not come" text={error.message} retry={again} />;
  }
  if (!lead) {
    return latest.data && featured.data ? (
      <p>The first stories are being written.</p>
    ) : (
      <LatestSkeleton rows={limit - 1} />
    );
  }
  const others = withoutShown(latest.data?.data ?? [], [lead], Math.min(3, limit - 1));
  return (
    <div className={styles['block']}>
      <Lead post={lead} />
      <ul className={styles['rows']}>
        {others.map((post) => (
          <li key={post.id}>
            <Row post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}
