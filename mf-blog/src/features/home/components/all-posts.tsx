import { links } from '@tabi/shared/links';
import { useLocation } from '@tabi/shared/router';
import { ButtonLink, ErrorState, TitleBlock } from '@tabi/shared/ui';
import { useEffect } from 'react';
import { useAllPosts, usePageOfPosts } from '../../../common/api.ts';
import { NoStories, PostGrid, PostGridSkeleton, PostList } from '../../../common/components/post-list.tsx';
import { pathOfPage } from '../domain.ts';
import styles from './all-posts.module.css';

const id = 'all-posts';

const nothing = (
  <NoStories about="here">
    <ButtonLink to={links.destinations()}>Browse destinations</ButtonLink>
  </NoStories>
);

/** The list that grows; where no script runs, a link leads to its second part. */
const Growing = () => <PostList list={useAllPosts()} older={pathOfPage(2)} empty={nothing} />;

/** A later part alone, as it is reached by its address. */
function Part({ page }: { page: number }) {
  const { data, error, retry } = usePageOfPosts(page);
  if (error && !data)
    return <ErrorState size="small" title="The stories did not come" text={error.message} retry={retry} />;
  if (!data) return <PostGridSkeleton count={6} />;
  return (
    <>
      {data.data.length > 0 ? <PostGrid posts={data.data} /> : nothing}
      <nav className={styles['pages']} aria-label="Parts of all posts">
        <ButtonLink to={pathOfPage(page - 1)} rel="prev">
          Newer posts
        </ButtonLink>
        {data.links.next ? (
          <ButtonLink to={pathOfPage(page + 1)} rel="next">
            Older posts
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}

export function AllPosts({ page }: { page: number }) {
  const { hash } = useLocation();
  // A part that is opened from another one stands where that one stood.
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, page]);
  return (
    <section aria-labelledby={id}>
      <TitleBlock id={id} title={page > 1 ? `All posts, page ${page}` : 'All posts'} />
      {page > 1 ? <Part key={page} page={page} /> : <Growing />}
    </section>
  );
}
