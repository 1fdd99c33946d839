import type { Connection } from '@tabi/shared/contracts/guides';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { formatConnection } from '../domain/guide-words.ts';
import styles from './local-guide.module.css';

/** How many are shown: the quickest. */
const most = 8;

/** How one gets from here to the next destination. */
export function WaysOn({ connections, name }: { connections: Connection[]; name: string }) {
  if (connections.length === 0) return null;
  return (
    <section aria-labelledby="ways-on">
      <h3 id="ways-on" className={styles['subtitle']}>
        Ways on from {name}
      </h3>
      <dl className={styles['rows']}>
        {connections.slice(0, most).map((way) => (
          <div key={`${way.to.slug} ${way.mode}`}>
            <dt>
              <Link to={links.destination(way.to.slug)}>{way.to.name}</Link>
            </dt>
            <dd>
              {formatConnection(way)}. {way.note}{' '}
              {way.operator?.website ? (
                <a href={way.operator.website} rel="noopener noreferrer" target="_blank">
                  {way.operator.name}
                </a>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
