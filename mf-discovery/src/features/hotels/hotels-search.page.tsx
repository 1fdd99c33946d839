import { links } from '@tabi/shared/links';
import { classNames, Container } from '@tabi/shared/ui';
import styles from '../../common/components/page.module.css';
import { DestinationLinks } from '../destinations/sections/destination-links.tsx';
import { FilterChips, useChosen } from '../search/sections/filter-chips.tsx';
import { SearchField } from '../search/sections/search-field.tsx';
import { useNameSearch } from '../search/sections/use-name-search.ts';
import { useHotels } from './api.ts';
import { HotelList } from './components/hotel-list.tsx';

/** Hotels of all destinations. */
export function Page() {
  const chosen = useChosen('hotels');
  const { name, search } = useNameSearch();
  const list = useHotels({ name, chosen });
  return (
    <Container>
      <header className={classNames(styles['head'], styles['split'])}>
        <h1>Hotels</h1>
        <p>From a bed in an old townhouse to a palace on a lake. Choose a destination, or search for a name.</p>
        <SearchField label="Search hotels" placeholder="Name of the hotel" value={name} onSettled={search} />
        <DestinationLinks label="Hotels by destination" to={links.hotels} />
        <FilterChips type="hotels" />
      </header>
      <HotelList list={list} withLocation />
    </Container>
  );
}
