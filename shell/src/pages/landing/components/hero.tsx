import { otherName } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useAppStateSource } from '@tabi/shared/state';
import { Button, ButtonLink, Container, Picture } from '@tabi/shared/ui';
import { planTrip } from '../../../frame/plan-trip.ts';
import { useLeading } from '../api.ts';
import { GoOn } from './go-on.tsx';
import styles from './hero.module.css';

function LocalName({ of }: { of: { name: string; local_name: string | null } }) {
  const other = otherName(of);
  return other ? <span lang="und">{other}</span> : null;
}

/** Three posters pinned over each other, the way one collects postcards before a journey. */
function Postcards() {
  const { hero } = useLeading();
  return (
    <ul className={styles['cards']} aria-label="Destinations to begin with">
      {hero.map((destination) => (
        <li key={destination.slug} className={styles['card']}>
          <Link to={links.destination(destination.slug)}>
            <Picture
              picture={destination.cover}
              alt=""
              shape="tall"
              eager
              sizes="(min-width: 768px) 260px, 42vw"
              className={styles['picture']}
            />
            <span className={styles['caption']}>
              {destination.name} <LocalName of={destination} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Hero() {
  const state = useAppStateSource();
  return (
    <div className={styles['hero']}>
      <Container className={styles['inner']}>
        <div className={styles['words']}>
          <h1>Plan days in Asia that really work</h1>
          <p>
            Tell us where and when. You get an itinerary, day by day: every place open when you arrive, close to the
            next one, with time for lunch.
          </p>
          <div className={styles['actions']}>
            <Button look="primary" size="large" onClick={() => planTrip(state)}>
              Start planning now
            </Button>
            <ButtonLink look="quiet" size="large" to={links.destinations()}>
              Browse destinations
            </ButtonLink>
          </div>
          <p className={styles['note']}>
            <GoOn />
          </p>
        </div>
        <Postcards />
      </Container>
    </div>
  );
}
