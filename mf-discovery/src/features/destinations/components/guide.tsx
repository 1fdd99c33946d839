import type { LocationDetails } from '@tabi/shared/contracts/places';
import { formatMonth, joinNames } from '@tabi/shared/format';
import { classNames } from '@tabi/shared/ui';
import { yearOf } from '../domain/seasons.ts';
import styles from './guide.module.css';

const looks = { best: 'best', fine: 'fine', 'better not': 'not' } as const;

function Seasons({ seasons }: { seasons: LocationDetails['seasons'] }) {
  return (
    <section aria-labelledby="seasons" className={styles['seasons']}>
      <h2 id="seasons">When to go</h2>
      <ol>
        {yearOf(seasons.months).map(({ name, short, grade }) => (
          <li key={name} className={classNames(styles['month'], styles[looks[grade]])}>
            <abbr title={name}>{short}</abbr>
            <span>{grade}</span>
          </li>
        ))}
      </ol>
      <p>{seasons.why}</p>
    </section>
  );
}

function GoodToKnow({ location }: { location: LocationDetails }) {
  const facts = [
    ...location.facts,
    {
      title: 'Language and money',
      text: `${joinNames(location.languages)}; prices in ${location.currency}.`,
    },
  ];
  return (
    <section aria-labelledby="good-to-know" className={styles['side']}>
      <h2 id="good-to-know">Good to know</h2>
      <dl>
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {location.checked ? <p className={styles['note']}>Checked in {formatMonth(location.checked)}.</p> : null}
    </section>
  );
}

/** What one should know before going: the place in words, its year, how to come and get about, good to know. */
export function Guide({ location }: { location: LocationDetails }) {
  return (
    <div className={styles['guide']}>
      <div>
        <div className={styles['prose']}>
          {location.description.split('\n').map((paragraph) => (
            <p key={paragraph.slice(0, 40)}>{paragraph}</p>
          ))}
        </div>
        <Seasons seasons={location.seasons} />
        <div className={styles['ways']}>
          <section aria-labelledby="getting-there">
            <h2 id="getting-there">Getting there</h2>
            <p>{location.getting_in}</p>
          </section>
          <section aria-labelledby="getting-about">
            <h2 id="getting-about">Getting about</h2>
            <p>{location.getting_around}</p>
          </section>
        </div>
      </div>
      <GoodToKnow location={location} />
    </div>
  );
}
