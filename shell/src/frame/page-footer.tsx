import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import type { ReactNode } from 'react';
import { Seal } from './seal.tsx';
import styles from './page-footer.module.css';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}

function TopDestinations() {
  const { data } = useApi('GET /api/location/top-destinations', { query: { limit: 6 } }, { background: true });
  return (
    <Group title="Top destinations">
      {data?.results.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={links.destination(slug)}>{name}</Link>
        </li>
      ))}
      <li>
        <Link to={links.destinations()}>Explore more destinations</Link>
      </li>
    </Group>
  );
}

function Stories() {
  const { data } = useApi('GET /api/blog', { query: { filter: 'latest', per_page: 4 } }, { background: true });
  return (
    <Group title="Blog">
      {data?.data.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={links.post(slug)}>{title}</Link>
        </li>
      ))}
      <li>
        <Link to={links.blog()}>Read more</Link>
      </li>
    </Group>
  );
}

/** The end of every page. */
export function PageFooter() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['column']}>
        <div className={styles['brand']}>
          <Seal size={36} />
          <p>Plan real days in Asia: open when you arrive, reachable, and well paced.</p>
        </div>
        <TopDestinations />
        <Stories />
        <Group title="About Tabi">
          <li>
            <Link to={links.aboutUs()}>About us</Link>
          </li>
          <li>
            <Link to={links.destinations()}>Destinations</Link>
          </li>
        </Group>
      </div>
      <p className={styles['small']}>
        © {new Date().getUTCFullYear()} Tabi. Pictures are drawn by us. City names: GeoNames (CC BY 4.0). Opening hours
        change; check before you go.
      </p>
    </footer>
  );
}
