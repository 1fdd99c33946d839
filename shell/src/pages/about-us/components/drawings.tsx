import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Picture } from '@tabi/shared/ui';
import styles from './drawings.module.css';

const shown = 3;

/** Some of our drawings, each leading to the town that it shows. Their room is kept until it is known which. */
export function Drawings() {
  const { data, error } = useApi('GET /api/location/recommended', {}, { background: true });
  return (
    <ul className={styles['drawings']} aria-label="Some of our drawings" aria-busy={!data && !error}>
      {data || error
        ? null
        : Array.from({ length: shown }, (_, index) => (
            <li key={index} aria-hidden="true">
              <span className={styles['drawing']} />
            </li>
          ))}
      {data?.results.slice(-shown).map(({ slug, name, cover }, index) => (
        <li key={slug}>
          <Link to={links.destination(slug)} className={styles['drawing']}>
            <Picture
              picture={cover}
              alt=""
              shape={index === 0 ? 'wide' : 'tall'}
              eager={index === 0}
              fill
              sizes={index === 0 ? '(min-width: 1024px) 440px, 100vw' : '(min-width: 1024px) 212px, 50vw'}
            />
            <span className={styles['name']}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
