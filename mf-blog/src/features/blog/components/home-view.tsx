import { CarBanner, FlightBanner } from '@tabi/shared/banners';
import { links } from '@tabi/shared/links';
import { useSearchParams } from '@tabi/shared/router';
import { ButtonLink, Column, TitleBlock } from '@tabi/shared/ui';
import { useAllPosts } from '../api.ts';
import { isSearchable } from '../domain.ts';
import { BlogSearch } from './blog-search.tsx';
import { Creators } from './creators.tsx';
import { Featured } from './featured.tsx';
import { FoundPosts } from './found-posts.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NoStories, PostList } from './post-list.tsx';
import { TopPosts } from './top-posts.tsx';
import styles from './home-view.module.css';

/** The blog's front. `?q=` shows what a search found above the rest. */
export function HomeView() {
  const [search] = useSearchParams();
  const words = search.get('q') ?? '';
  const all = useAllPosts();
  return (
    <Column className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>Blog</h1>
          <p>Explore latest travel stories on Tabi</p>
        </div>
        <BlogSearch key={words} first={words} />
      </header>
      {isSearchable(words) ? <FoundPosts words={words.trim()} /> : null}
      <Featured />
      <FlightBanner />
      <TopPosts />
      <section className={styles['letter']} aria-labelledby="blog-newsletter">
        <div>
          <h2 id="blog-newsletter">A letter, now and then</h2>
          <p>New stories, and what has changed in the places we write about.</p>
        </div>
        <NewsletterForm />
      </section>
      <CarBanner />
      <section aria-labelledby="all-posts">
        <TitleBlock id="all-posts" title="All posts" />
        <PostList
          list={all}
          empty={
            <NoStories about="here">
              <ButtonLink to={links.destinations()}>Browse destinations</ButtonLink>
            </NoStories>
          }
        />
      </section>
      <Creators />
    </Column>
  );
}
