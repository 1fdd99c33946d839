import type { Festival } from '@tabi/shared/contracts/guides';
import { formatFestivalDays } from '../domain/guide-words.ts';
import { LocalName } from './local-name.tsx';
import styles from './local-guide.module.css';

/** How many are shown: those on and next. */
const most = 6;

/** What is kept here, with its next days. */
export function Festivals({ festivals }: { festivals: Festival[] }) {
  if (festivals.length === 0) return null;
  return (
    <section aria-labelledby="festivals">
      <h3 id="festivals" className={styles['subtitle']}>
        Festivals to come
      </h3>
      <dl className={styles['rows']}>
        {festivals.slice(0, most).map((festival) => (
          <div key={festival.slug}>
            <dt>
              {festival.name} <LocalName of={festival.local_name} />
            </dt>
            <dd>
              <span className={styles['when']}>{formatFestivalDays(festival)}.</span> {festival.text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
