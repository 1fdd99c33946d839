import { useApi, usePages } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useAppState } from '@tabi/shared/state';
import { Container } from '@tabi/shared/ui';
import { useEffect, type ReactNode } from 'react';
import styles from './sitemap.module.css';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

const pages = [
  ['Front page', links.home()],
  ['Destinations', links.destinations()],
  ['Journeys', links.journeys()],
  ['Places to see', links.attractionsSearch()],
  ['Blog', links.blog()],
  ['My trips', links.myTrips()],
  ['My wishlists', links.myWishlist()],
  ['About us', links.aboutUs()],
  ['Contact us', links.contactUs()],
  ['Early access', links.earlyAccess()],
  ['Credits', links.credits()],
  ['Privacy', links.privacy()],
  ['Terms', links.terms()],
] as const;

/** Page by page, until there is no more. */
function useAllDestinations() {
  const { items, hasMore, isLoadingMore, loadMore } = usePages('GET /api/locations', { query: { per_page: 50 } });
  useEffect(() => {
    if (hasMore && !isLoadingMore) loadMore();
  });
  return items;
}

/** Every way into the site, for people who like a list. */
export function Page() {
  const { features } = useAppState();
  const destinations = useAllDestinations();
  const categories = useApi('GET /api/category', { query: { filter: 'latest' } }, { background: true });
  const stories = useApi('GET /api/blog', { query: { filter: 'latest', per_page: 50 } }, { background: true });
  const countries = [...new Set(destinations.map(({ country }) => country.name))].sort();
  return (
    <Container>
      <div className={styles['page']}>
        <h1>Sitemap</h1>
        <div className={styles['parts']}>
          <Part title="Pages">
            {pages.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {features.market_place_enabled ? (
              <li>
                <Link to={links.influencers()}>For creators</Link>
              </li>
            ) : null}
          </Part>
          {countries.map((name) => (
            <Part key={name} title={name}>
              {destinations
                .filter(({ country }) => country.name === name)
                .map(({ slug, name: town }) => (
                  <li key={slug}>
                    <Link to={links.destination(slug)}>{town}</Link>
                  </li>
                ))}
            </Part>
          ))}
          <Part title="Blog by subject">
            {categories.data?.results.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={links.category(slug)}>{name}</Link>
              </li>
            ))}
          </Part>
          <Part title="Stories">
            {stories.data?.data.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={links.post(slug)}>{title}</Link>
              </li>
            ))}
          </Part>
        </div>
      </div>
    </Container>
  );
}
