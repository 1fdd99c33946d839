import { CarBanner, FlightBanner } from '@tabi/shared/banners';
import { links } from '@tabi/shared/links';
import { useSearchParams } from '@tabi/shared/router';
import { openWidget, useAppStateSource } from '@tabi/shared/state';
import { ButtonLink, Container, TitleBlock } from '@tabi/shared/ui';
import { useAllPosts } from '../../common/api.ts';
import { NoStories, PostList } from '../../common/components/post-list.tsx';
import { NewsletterForm } from '../newsletter/sections/newsletter-form.tsx';
import { BlogSearch } from '../search/sections/blog-search.tsx';
import { FoundPosts } from '../search/sections/found-posts.tsx';
import { Creators } from './components/creators.tsx';
import { Featured } from './components/featured.tsx';
import { TopPosts } from './components/top-posts.tsx';
import styles from './home.module.css';

/** The blog's front. `?q=` shows what a search found above the rest. */
export function Page() {
  const [search] = useSearchParams();
  const words = search.get('q') ?? '';
  const all = useAllPosts();
  const state = useAppStateSource();
  const plan = () =>
    openWidget(state, { widget: 'mf-planner/TripForm', props: { destinations: [] }, title: 'Plan a trip' });
  return (
    <Container className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>Blog</h1>
          <p>Explore latest travel stories on Tabi</p>
        </div>
        <BlogSearch key={words} first={words} />
      </header>
      <FoundPosts words={words.trim()} />
      <Featured />
      <FlightBanner plan={plan} />
      <TopPosts />
      <section className={styles['letter']} aria-labelledby="blog-newsletter">
        <div>
          <h2 id="blog-newsletter">A letter, now and then</h2>
          <p>New stories, and what has changed in the places we write about.</p>
        </div>
        <NewsletterForm />
      </section>
      <CarBanner plan={plan} />
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
    </Container>
  );
}
