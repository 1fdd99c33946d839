import { links } from '@tabi/shared/links';
import { useAppState } from '@tabi/shared/state';
import { ButtonLink } from '@tabi/shared/ui';
import styles from '../home.module.css';

/** For people who write about their own journeys; only while the marketplace is open. */
export function Creators() {
  const { features } = useAppState();
  if (!features.market_place_enabled) return null;
  return (
    <section className={styles['letter']} aria-labelledby="blog-creators">
      <div>
        <h2 id="blog-creators">You write about places?</h2>
        <p>Put your days on Tabi, and let others travel them.</p>
      </div>
      <ButtonLink to={links.influencers()}>Become a creator</ButtonLink>
    </section>
  );
}
