import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { WaitingList } from '@tabi/shared/lists';
import { Link } from '@tabi/shared/router';
import { CurrencyButton } from '../currency/currency-button.tsx';
import { FooterGroup } from './footer-group.tsx';
import styles from './page-footer.module.css';
import { Seal } from './seal.tsx';
import { ThemeChoice } from './theme-toggle.tsx';

function TopDestinations() {
  const { data } = useApi('GET /api/location/top-destinations', { query: { limit: 6 } }, { background: true });
  return (
    <FooterGroup title="Top destinations">
      {data?.results.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={links.destination(slug)}>{name}</Link>
        </li>
      ))}
      <li>
        <Link to={links.destinations()}>Explore more destinations</Link>
      </li>
      <li>
        <Link to={links.journeys()}>Journeys through several</Link>
      </li>
    </FooterGroup>
  );
}

/** The featured post, then the latest. */
function Stories() {
  const featured = useApi('GET /api/blog', { query: { filter: 'featured', per_page: 1 } }, { background: true });
  const latest = useApi('GET /api/blog', { query: { filter: 'latest', per_page: 4 } }, { background: true });
  const posts = [...(featured.data?.data ?? []), ...(latest.data?.data ?? [])];
  const unique = posts.filter(({ id }, index) => posts.findIndex((post) => post.id === id) === index).slice(0, 4);
  return (
    <FooterGroup title="Blog">
      {unique.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={links.post(slug)}>{title}</Link>
        </li>
      ))}
      <li>
        <Link to={links.blog()}>All stories</Link>
      </li>
    </FooterGroup>
  );
}

const about = [
  { label: 'About', to: links.aboutUs() },
  { label: 'Contact us', to: links.contactUs() },
  { label: 'Early access', to: links.earlyAccess() },
  { label: 'Sitemap', to: links.sitemap() },
  { label: 'Credits', to: links.credits() },
  { label: 'Privacy', to: links.privacy() },
  { label: 'Terms', to: links.terms() },
];

function Elsewhere() {
  const { data } = useApi('GET /api/site', {}, { background: true });
  const { social = [], listing = null } = data?.results ?? {};
  if (social.length === 0 && !listing) return null;
  return (
    <ul aria-label="Tabi elsewhere" className={styles['elsewhere']}>
      {social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="me noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
      {listing ? (
        <li>
          <a className={styles['listing']} href={listing.url} target="_blank" rel="noopener noreferrer">
            Listed on {listing.name}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** Gone by its styles where the page itself has the form. */
function AppNews() {
  return (
    <section aria-labelledby="waiting-list" className={styles['waiting']}>
      <h2 id="waiting-list" className={styles['ask']}>
        Tabi for your phone is on its way
      </h2>
      <WaitingList label="Your e-mail" />
    </section>
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
          <AppNews />
        </div>
        <TopDestinations />
        <Stories />
        <FooterGroup title="About Us">
          {about.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </FooterGroup>
      </div>
      <div className={styles['bottom']}>
        <p className={styles['small']}>
          © {new Date().getUTCFullYear()} Tabi. Opening hours change; check before you go.
        </p>
        <Elsewhere />
        <div className={styles['choices']}>
          <CurrencyButton />
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
