import { WaitingList } from '@tabi/shared/lists';
import styles from './app-waiting-list.module.css';

/** The day's plan as it will stand on a phone: drawn, not promised in numbers. */
function Phone() {
  return (
    <svg viewBox="0 0 200 240" className={styles['phone']} aria-hidden="true" focusable="false">
      <rect x="30" y="10" width="140" height="260" rx="24" className={styles['body']} />
      <rect x="42" y="28" width="116" height="84" rx="8" className={styles['sky']} />
      <circle cx="124" cy="58" r="14" className={styles['sun']} />
      <path d="M42 100 76 68l22 22 18-14 42 36H50a8 8 0 0 1-8-8Z" className={styles['hill']} />
      {[126, 160, 194].map((y, index) => (
        <g key={y}>
          <circle cx="52" cy={y + 8} r="5" className={index === 0 ? styles['sun'] : styles['dot']} />
          <rect x="66" y={y} width={index === 1 ? 62 : 78} height="7" rx="3.5" className={styles['line']} />
          <rect x="66" y={y + 12} width="44" height="6" rx="3" className={styles['faint']} />
        </g>
      ))}
      <path d="M52 140v54" className={styles['rail']} />
    </svg>
  );
}

/** Asks who wants the mobile app when it is there. */
export function AppWaitingList() {
  return (
    <section aria-labelledby="mobile-app" className={styles['block']}>
      <div className={styles['words']}>
        <h2 id="mobile-app">Your days, in your pocket</h2>
        <p>
          The app for phones is being made: your itinerary without network, and the next stop at a glance. Leave your
          e-mail and be the first to have it.
        </p>
        <WaitingList />
        <p className={styles['note']}>One e-mail when it is ready, and nothing else.</p>
      </div>
      <Phone />
    </section>
  );
}
