import type { Post } from '@tabi/shared/contracts/blog';
import { formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Card, CardLink, ErrorState, lazyNamed, Picture, Skeleton, useHydrated } from '@tabi/shared/ui';
import { Suspense } from 'react';
import { useFeatured } from '../../../common/api.ts';
import { CategoryLinks } from '../../../common/components/post-meta.tsx';
import styles from './featured.module.css';

const Carousel = lazyNamed(() => import('@tabi/shared/carousel'), 'Carousel');
/** Milliseconds that a slide stands. */
const every = 3000;

function Slide({ post, first }: { post: Post; first: boolean }) {
  return (
    <Card className={styles['slide']}>
      <Picture
        picture={post.thumbnail}
        alt=""
        shape="wide"
        eager={first}
        sizes="(min-width: 1232px) 720px, (min-width: 1024px) 60vw, 100vw"
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <p className={styles['kicker']}>
          <strong>FEATURED</strong>
          <span>{formatMinutes(post.readDuration)} read</span>
        </p>
        <h2>
          <CardLink to={links.post(post.slug)}>{post.title}</CardLink>
        </h2>
        <p className={styles['summary']}>{post.summary}</p>
        <CategoryLinks post={post} />
      </div>
    </Card>
  );
}

/** The first slide as it is on the server and until the carousel has come; in the same place, of the same size. */
function Still({ post, more }: { post: Post; more: boolean }) {
  return (
    <div className={more ? styles['still'] : undefined}>
      <Slide post={post} first />
    </div>
  );
}

export function Featured() {
  const { data, error, retry } = useFeatured();
  const hydrated = useHydrated();
  const posts = data?.data ?? [];
  const [first] = posts;
  if (!first) {
    if (error)
      return <ErrorState size="small" title="The featured stories did not come" text={error.message} retry={retry} />;
    return data ? null : <Skeleton className={styles['skeleton']} />;
  }
  const still = <Still post={first} more={posts.length > 1} />;
  if (!hydrated || posts.length === 1) return still;
  return (
    <Suspense fallback={still}>
      <Carousel label="Featured stories" atMost={1} every={every} dots>
        {posts.map((post, index) => (
          <Slide key={post.id} post={post} first={index === 0} />
        ))}
      </Carousel>
    </Suspense>
  );
}
