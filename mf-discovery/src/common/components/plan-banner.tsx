import { PlanButton } from './plan-button.tsx';
import styles from './banner.module.css';

type Props = { destination: { id: number; name: string }; text: string };

/** The way to a plan, for who has read this far. */
export const PlanBanner = ({ destination, text }: Props) => (
  <section aria-label="Plan a trip" className={styles['banner']}>
    <div>
      <h2>Your days in {destination.name}</h2>
      <p>{text}</p>
    </div>
    <PlanButton look="secondary" destination={destination}>
      Plan my days
    </PlanButton>
  </section>
);
