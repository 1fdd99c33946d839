import type { Post } from '@tabi/shared/contracts/blog';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Card, CardLink, ErrorState, Picture, Skeleton, TitleBlock } from '@tabi/shared/ui';
import { useId } from 'react';
import { useFeatured } from '../../../common/api.ts';
import { CategoryLinks, PostMeta } from '../../../common/components/post-meta.tsx';
import { PostWords } from '../../../common/components/post-words.tsx';
import { withoutShown } from '../../../common/domain.ts';
import { useLatest, useTopFrom } from '../api.ts';
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

function Block({ lead, others }: { lead: Post; others: readonly Post[] }) {
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

function LatestOfAll({ limit }: { limit: number }) {
  const featured = useFeatured();
  const latest = useLatest(limit);
  // Which one leads is known once it is known whether one is featured.
  const [lead] = [
    ...(featured.data?.data ?? []),
    ...(featured.data || featured.error ? (latest.data?.data ?? []) : []),
  ];
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
  return <Block lead={lead} others={withoutShown(latest.data?.data ?? [], [lead], Math.min(3, limit - 1))} />;
}

/** A destination's page is whole without its stories: while they come and where there are none, nothing stands here. */
function LatestFrom({ location, limit }: { location: { slug: string; name: string }; limit: number }) {
  const id = useId();
  const [lead, ...others] = useTopFrom(location.slug, limit).data?.data ?? [];
  if (!lead) return null;
  return (
    <section aria-labelledby={id}>
      <TitleBlock
        id={id}
        title={`Stories from ${location.name}`}
        more={<Link to={links.locationPosts(location.slug)}>All stories from {location.name}</Link>}
      />
      <Block lead={lead} others={others.slice(0, 3)} />
    </section>
  );
}

type Props = { limit?: number; location?: { slug: string; name: string } };

/** One featured post, large, and up to three of the latest beside it; of one destination where one is named. `limit` counts them all. */
export const LatestPosts = ({ limit = 4, location }: Props) =>
  location ? <LatestFrom location={location} limit={limit} /> : <LatestOfAll limit={limit} />;
