import type { Location } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { lazyNamed, Picture, Skeleton, TitleBlock, useInView } from '@tabi/shared/ui';
import { Suspense, useRef } from 'react';
import { useLeading } from '../api.ts';
import styles from './travel-gallery.module.css';

const Carousel = lazyNamed(() => import('@tabi/shared/carousel'), 'Carousel');
/** Milliseconds that a slide stands. */
const every = 3000;

function Slide({ destination }: { destination: Location }) {
  return (
    <figure className={styles['slide']}>
      <Picture
        picture={destination.cover}
        alt=""
        shape="wide"
        fill
        sizes="(min-width: 1232px) 1200px, 100vw"
        className={styles['picture']}
      />
      <figcaption className={styles['caption']}>
        <h3>
          <Link to={links.destination(destination.slug)}>{destination.name}</Link>
        </h3>
        <p>{destination.snippet}</p>
      </figcaption>
    </figure>
  );
}

/** Where this month is at its best: large pictures, one after the other. Empty when nothing can be said. */
export function TravelGallery() {
  const { gallery: destinations, isLoading } = useLeading();
  const place = useRef<HTMLElement>(null);
  const seen = useInView(place, '-120px 0px');
  const [first] = destinations;
  if (!isLoading && !first) return null;
  const still = (
    <div className={styles['still']}>
      {first ? <Slide destination={first} /> : <Skeleton className={styles['slide']} />}
    </div>
  );
  return (
    <section ref={place} aria-labelledby="in-season">
      <TitleBlock
        id="in-season"
        title="At its best just now"
        subtitle="Good weather, open passes, ripe fruit: where the season is right this month."
        more={<Link to={links.destinations()}>Every destination</Link>}
      />
      {seen && first ? (
        <Suspense fallback={still}>
          <Carousel label="In season" atMost={1} every={every} dots>
            {destinations.map((destination) => (
              <Slide key={destination.id} destination={destination} />
            ))}
          </Carousel>
        </Suspense>
      ) : (
        still
      )}
    </section>
  );
}
