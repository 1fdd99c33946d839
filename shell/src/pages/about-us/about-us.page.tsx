import { links } from '@tabi/shared/links';
import { useAppStateSource } from '@tabi/shared/state';
import { Button, ButtonLink, Container } from '@tabi/shared/ui';
import { planTrip } from '../../frame/plan-trip.ts';
import { Drawings } from './components/drawings.tsx';
import styles from './about-us.module.css';

/** Who made Tabi, and what for. */
export function Page() {
  const state = useAppStateSource();
  return (
    <Container>
      <article className={styles['page']}>
        <div className={styles['words']}>
          <h1>Rediscover travel</h1>
          <p className={styles['lead']}>
            Tabi (旅) is the Japanese word for a journey. It was created by two travellers who wanted travelling to be
            easier: less time lost over maps and opening hours, more of it spent where you wanted to be.
          </p>
          <h2>How can Tabi help you?</h2>
          <p>
            A list of places is not a plan. Museums close on Mondays, temples shut their gates at half past four, and
            two sights that look close on a map can be an hour apart. Tabi knows the opening hours of every weekday and
            the way from each place to the next, and lays out your days so that they hold: open when you arrive, in an
            order that makes sense, with a pause for lunch and no race to the end.
          </p>
          <p>
            Every place in Tabi is described in our own words, by people, from what is known about it. We do not show
            ratings that nobody gave, or prices we are not sure of. Where hours are only what is usual, we say so. The
            pictures are drawn by us, one for each place.
          </p>
          <div className={styles['actions']}>
            <Button look="primary" onClick={() => planTrip(state)}>
              Start planning now
            </Button>
            <ButtonLink to={links.destinations()}>Browse destinations</ButtonLink>
          </div>
        </div>
        <div className={styles['drawings']}>
          <Drawings />
        </div>
      </article>
    </Container>
  );
}
