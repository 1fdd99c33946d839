import { useApi, usePages } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useParams } from '@tabi/shared/router';
import { Breadcrumbs, Column } from '@tabi/shared/ui';
import { FilterChips, useChosen } from './components/filter-chips.tsx';
import styles from './components/page.module.css';
import { TourList, toursAPage } from './components/tour-list.tsx';

/** All tours of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  const chosen = useChosen('products');
  const { data } = useApi('GET /api/location/{id}', { params: { id } });
  const list = usePages('GET /api/products', { query: { location: id, limit: toursAPage, ...chosen } });
  const location = data?.results;
  return (
    <Column>
      <header className={styles['head']}>
        <Breadcrumbs
          trail={[
            { name: 'Home', to: links.home() },
            { name: 'Destinations', to: links.destinations() },
            ...(location ? [{ name: location.name, to: links.destination(location.slug) }] : []),
            { name: 'Tours and guides' },
          ]}
        />
        <h1>{location ? `Tours and guides in ${location.name}` : 'Tours and guides'}</h1>
        <p>Routes to go by yourself, stop by stop, timed by the opening hours.</p>
        <FilterChips type="products" location={id} />
      </header>
      <TourList list={list} />
    </Column>
  );
}
