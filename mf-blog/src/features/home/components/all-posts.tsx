import { links } from '@tabi/shared/links';
import { useLocation } from '@tabi/shared/router';
import { ButtonLink, TitleBlock } from '@tabi/shared/ui';
import { useEffect } from 'react';
import { NoStories } from '../../../common/components/post-list.tsx';
import { PostsByPart } from '../../../common/components/posts-by-part.tsx';
import { pathOfPage } from '../../../common/domain.ts';
import styles from './all-posts.module.css';

const id = 'all-posts';

const nothing = (
  <NoStories about="here">
    <ButtonLink to={links.destinations()}>Browse destinations</ButtonLink>
  </NoStories>
);

const pathOf = (page: number): string => `${pathOfPage(links.blog(), page)}#${id}`;

export function AllPosts({ page }: { page: number }) {
  const { hash } = useLocation();
  // A part that is opened from another one stands where that one stood.
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, page]);
  return (
    <section aria-labelledby={id} className={styles['all']}>
      <TitleBlock id={id} title={page > 1 ? `All posts, page ${page}` : 'All posts'} />
      <PostsByPart page={page} pathOf={pathOf} empty={nothing} />
    </section>
  );
}
