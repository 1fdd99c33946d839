import { ButtonLink, ErrorState } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import { usePageOfPosts, type Only } from '../api.ts';
import { PostGrid, PostGridSkeleton } from './post-list.tsx';
import styles from './post-part.module.css';

type Props = {
  page: number;
  only?: Only;
  /** Where a part of this list is. */
  pathOf: (page: number) => string;
  heading?: 'h2' | 'h3';
  /** Shown when there are none. */
  empty: ReactNode;
};

/** A later part of a list alone, as it is reached by its address. */
export function PostPart({ page, only, pathOf, heading, empty }: Props) {
  const { data, error, retry } = usePageOfPosts(page, only);
  if (error && !data)
    return <ErrorState size="small" title="The stories did not come" text={error.message} retry={retry} />;
  if (!data) return <PostGridSkeleton count={6} />;
  return (
    <>
      {data.data.length > 0 ? <PostGrid posts={data.data} heading={heading} /> : empty}
      <nav className={styles['pages']} aria-label="Parts of this list">
        <ButtonLink to={pathOf(page - 1)} rel="prev">
          Newer posts
        </ButtonLink>
        <span aria-current="page">Page {page}</span>
        {data.links.next ? (
          <ButtonLink to={pathOf(page + 1)} rel="next">
            Older posts
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}
