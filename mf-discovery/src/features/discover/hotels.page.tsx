import { useApi, usePages } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useParams } from '@tabi/shared/router';
import { Breadcrumbs, classNames, Column } from '@tabi/shared/ui';
import { FilterChips, useChosen } from './components/filter-chips.tsx';
import { HotelList } from './components/hotel-list.tsx';
import styles from './components/page.module.css';
import { SearchField } from './components/search-field.tsx';
import { useNameSearch } from './components/use-name-search.ts';

/** All hotels of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  const chosen = useChosen('hotels');
  const { name, search } = useNameSearch();
  const { data } = useApi('GET /api/location/{id}', { params: { id } });
  const list = usePages('GET /api/hotels', { query: { location: id, ...chosen, ...(name ? { name } : {}) } });
  const location = data?.results;
  const title = location ? `Hotels in ${location.name}` : 'Hotels';
  return (
    <Column>
      <header className={classNames(styles['head'], styles['split'])}>
        <Breadcrumbs
          trail={[
            { name: 'Home', to: links.home() },
            { name: 'Destinations', to: links.destinations() },
            ...(location ? [{ name: location.name, to: links.destination(location.slug) }] : []),
            { name: 'Hotels' },
          ]}
        />
        <h1>{title}</h1>
        <p>Where to stay, by kind and price level. You book with the hotel itself.</p>
        <SearchField label="Search these hotels" placeholder="Name of the hotel" value={name} onSettled={search} />
        <FilterChips type="hotels" location={id} />
      </header>
      <HotelList list={list} />
    </Column>
  );
}
