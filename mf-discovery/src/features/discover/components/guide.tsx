import type { LocationDetails } from '@tabi/shared/contracts/places';
import { joinNames } from '@tabi/shared/format';
import { classNames } from '@tabi/shared/ui';
import { yearOf } from '../domain.ts';
import styles from './guide.module.css';

function Seasons({ seasons }: { seasons: LocationDetails['seasons'] }) {
  return (
    <section aria-labelledby="seasons" className={styles['seasons']}>
      <h2 id="seasons">When to go</h2>
      <ol>
        {yearOf(seasons.months).map(({ name, short, grade }) => (
          <li
            key={name}
            className={classNames(
              styles['month'],
              grade === 'best' && styles['best'],
              grade === 'avoid' && styles['not'],
            )}
          >
            <abbr title={name}>{short}</abbr>
            <span>{grade}</span>
          </li>
        ))}
      </ol>
      <p>{seasons.why}</p>
    </section>
  );
}

/** What one should know before going: the place in words, its year, how to come and get about, good to know. */
export function Guide({ location }: { location: LocationDetails }) {
  return (
    <div className={styles['guide']}>
      <div className={styles['prose']}>
        {location.description.split('\n').map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
        <Seasons seasons={location.seasons} />
      </div>
      <div className={styles['side']}>
        <section>
          <h2>Getting there</h2>
          <p>{location.getting_in}</p>
        </section>
        <section>
          <h2>Getting about</h2>
          <p>{location.getting_around}</p>
        </section>
        <section>
          <h2>Good to know</h2>
          <dl>
            {location.facts.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            <div>
              <dt>Language and money</dt>
              <dd>
                {joinNames(location.languages)}; prices in {location.currency}.
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </div>
  );
}
