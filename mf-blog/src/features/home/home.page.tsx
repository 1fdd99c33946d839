import { CarBanner, FlightBanner } from '@tabi/shared/banners';
import { useSearchParams } from '@tabi/shared/router';
import { openWidget, useAppStateSource } from '@tabi/shared/state';
import { Container } from '@tabi/shared/ui';
import { isSearchable, pageIn } from '../../common/domain.ts';
import { Letter } from '../newsletter/sections/letter.tsx';
import { BlogSearch } from '../search/sections/blog-search.tsx';
import { FoundPosts } from '../search/sections/found-posts.tsx';
import { AllPosts } from './components/all-posts.tsx';
import { Creators } from './components/creators.tsx';
import { Featured } from './components/featured.tsx';
import { TopPosts } from './components/top-posts.tsx';
import styles from './home.module.css';

/** The blog's front. `?q=` shows what a search found above the rest; `?page=` a later part of that, or else of all. */
export function Page() {
  const [search] = useSearchParams();
  const words = (search.get('q') ?? '').trim();
  const searched = isSearchable(words);
  const page = pageIn(search);
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
      {searched ? <FoundPosts words={words} page={page} /> : null}
      <Featured />
      <FlightBanner plan={plan} />
      <TopPosts />
      <Letter id="blog-newsletter" />
      <CarBanner plan={plan} />
      <AllPosts page={searched ? 1 : page} />
      <Creators />
    </Container>
  );
}
