import { usePages } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Column } from '@tabi/shared/ui';
import { DestinationLinks } from './components/destination-links.tsx';
import { FilterChips, useChosen } from './components/filter-chips.tsx';
import styles from './components/page.module.css';
import { TourList, toursAPage } from './components/tour-list.tsx';

/** Tours of all destinations. */
export function Page() {
  const chosen = useChosen('products');
  const list = usePages('GET /api/products', { query: { limit: toursAPage, ...chosen } });
  return (
    <Column>
      <header className={styles['head']}>
        <h1>Tours and guides</h1>
        <p>Routes to go by yourself in every destination. Take one as it is, or copy it into a trip and change it.</p>
        <DestinationLinks label="Tours by destination" to={links.tours} />
        <FilterChips type="products" />
      </header>
      <TourList list={list} withLocation />
    </Column>
  );
}
