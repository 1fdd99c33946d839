import { CarBanner, FlightBanner } from '@tabi/shared/banners';
import { RemoteWidget } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useAppStateSource } from '@tabi/shared/state';
import { Container, Skeleton, TitleBlock } from '@tabi/shared/ui';
import { planTrip } from '../../frame/plan-trip.ts';
import { AppWaitingList } from './components/app-waiting-list.tsx';
import { Creators } from './components/creators.tsx';
import { Hero } from './components/hero.tsx';
import { Steps } from './components/steps.tsx';
import { TravelGallery } from './components/travel-gallery.tsx';
import styles from './landing.module.css';

function RowSkeleton() {
  return (
    <div className={styles['row']} aria-busy="true">
      {[1, 2, 3, 4].map((number) => (
        <Skeleton key={number} shape="card" />
      ))}
    </div>
  );
}

/** The front door: open with every remote down. */
export function Page() {
  const state = useAppStateSource();
  const plan = () => planTrip(state);
  return (
    <>
      <Hero />
      <Container className={styles['sections']}>
        <TravelGallery />
        <Steps />
        <section aria-labelledby="top-destinations">
          <TitleBlock
            id="top-destinations"
            title="Where people start"
            subtitle="Cities we know street by street, with opening hours for every day of the week."
            more={<Link to={links.destinations()}>All destinations</Link>}
          />
          <RemoteWidget
            widget="mf-discovery/TopDestinations"
            props={{ limit: 8 }}
            title="Top destinations"
            skeleton={<RowSkeleton />}
          />
        </section>
        <FlightBanner plan={plan} />
        <section aria-labelledby="latest-stories">
          <TitleBlock
            id="latest-stories"
            title="From the notebook"
            subtitle="What we learnt on the way, written down for you."
            more={<Link to={links.blog()}>All stories</Link>}
          />
          <RemoteWidget
            widget="mf-blog/LatestPosts"
            props={{ limit: 4 }}
            title="The latest stories"
            skeleton={<RowSkeleton />}
          />
        </section>
        <Creators />
        <AppWaitingList />
        <CarBanner plan={plan} />
      </Container>
    </>
  );
}
