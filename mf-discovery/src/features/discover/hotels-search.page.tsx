import { usePages } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { classNames, Column } from '@tabi/shared/ui';
import { DestinationLinks } from './components/destination-links.tsx';
import { FilterChips, useChosen } from './components/filter-chips.tsx';
import { HotelList } from './components/hotel-list.tsx';
import styles from './components/page.module.css';
import { SearchField } from './components/search-field.tsx';
import { useNameSearch } from './components/use-name-search.ts';

/** Hotels of all destinations. */
export function Page() {
  const chosen = useChosen('hotels');
  const { name, search } = useNameSearch();
  const list = usePages('GET /api/hotels', { query: { ...chosen, ...(name ? { name } : {}) } });
  return (
    <Column>
      <header className={classNames(styles['head'], styles['split'])}>
        <h1>Hotels</h1>
        <p>From a bed in an old townhouse to a palace on a lake. Choose a destination, or search for a name.</p>
        <SearchField label="Search hotels" placeholder="Name of the hotel" value={name} onSettled={search} />
        <DestinationLinks label="Hotels by destination" to={links.hotels} />
        <FilterChips type="hotels" />
      </header>
      <HotelList list={list} withLocation />
    </Column>
  );
}
