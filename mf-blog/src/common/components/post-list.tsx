import type { Post } from '@tabi/shared/contracts/blog';
import { plural } from '@tabi/shared/format';
import { Button, ButtonLink, EmptyState, ErrorState, useHydrated, useStepFocus, VisuallyHidden } from '@tabi/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { useAllPosts } from '../api.ts';
import { PostCard, PostCardSkeleton } from './post-card.tsx';
import styles from './post-list.module.css';

type Heading = { heading?: 'h2' | 'h3' };

export function PostGrid({ posts, heading = 'h3' }: { posts: readonly Post[] } & Heading) {
  return (
    <ul className={styles['grid']}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

export function PostGridSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className={styles['grid']} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <PostCardSkeleton key={index} />
      ))}
    </div>
  );
}

type Props = Heading & {
  list: ReturnType<typeof useAllPosts>;
  /** Where its second part is, for whoever runs no script. */
  older?: string;
  /** Shown when there are none. */
  empty: ReactNode;
};

/** A list that goes on by itself when its end comes near, and by its button. It stops quietly when no more can be had. */
export function PostList({ list, older, empty, heading }: Props) {
  const { items, error, isLoading, isLoadingMore, hasMore, loadMore, retry } = list;
  const runs = useHydrated();
  const end = useRef<HTMLDivElement>(null);
  // With the last part the button goes.
  const way = useStepFocus<HTMLDivElement>(hasMore);
  const waiting = hasMore && !isLoadingMore;
  useEffect(() => {
    const mark = end.current;
    if (!waiting || !mark || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: '400px',
    });
    observer.observe(mark);
    return () => observer.disconnect();
  });
  if (items.length === 0) {
    if (error) return <ErrorState size="small" title="The stories did not come" text={error.message} retry={retry} />;
    return isLoading ? <PostGridSkeleton count={6} /> : empty;
  }
  return (
    <>
      <PostGrid posts={items} heading={heading} />
      <p role="status">
        <VisuallyHidden>
          {isLoadingMore ? 'More stories are coming.' : `${plural(items.length, 'story', 'stories')} shown.`}
        </VisuallyHidden>
      </p>
      {isLoadingMore ? (
        <div className={styles['more']}>
          <PostGridSkeleton />
        </div>
      ) : null}
      <div ref={way} tabIndex={-1} className={styles['way']}>
        {hasMore ? (
          <div ref={end} className={styles['end']}>
            {older && !runs ? (
              <ButtonLink to={older} rel="next">
                Older posts
              </ButtonLink>
            ) : (
              <Button onClick={isLoadingMore ? undefined : loadMore} aria-disabled={isLoadingMore}>
                Show more
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </>
  );
}

export function NoStories({ about, children }: { about: string; children: ReactNode }) {
  return (
    <EmptyState title={`No stories ${about} yet`} text="We write when we have been, and not before.">
      {children}
    </EmptyState>
  );
}
