import { links } from '@tabi/shared/links';
import { useAppState } from '@tabi/shared/state';
import { ButtonLink } from '@tabi/shared/ui';
import styles from './creators.module.css';

/** For people who tell others about their journeys; only while the marketplace is open. */
export function Creators() {
  const { features } = useAppState();
  if (!features.market_place_enabled) return null;
  return (
    <section aria-labelledby="creators" className={styles['block']}>
      <h2 id="creators">You know a place better than any guidebook?</h2>
      <p>Publish your own itineraries on Tabi: checked against opening hours, ready for others to travel.</p>
      <ButtonLink to={links.influencers()}>Become a creator</ButtonLink>
    </section>
  );
}
