import type { Location } from '@tabi/shared/contracts/places';
import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { lazyNamed, Picture, Skeleton, TitleBlock, useInView } from '@tabi/shared/ui';
import { Suspense, useRef } from 'react';
import styles from './travel-gallery.module.css';

const Carousel = lazyNamed(() => import('@tabi/shared/carousel'), 'Carousel');
/** Milliseconds that a slide stands. */
const every = 3000;
const slides = 6;

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
  const { data, error } = useApi('GET /api/location/recommended', {}, { background: true });
  const place = useRef<HTMLElement>(null);
  const seen = useInView(place, '-120px 0px');
  const destinations = data?.results.slice(0, slides) ?? [];
  const [first] = destinations;
  if (error || (data && !first)) return null;
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
