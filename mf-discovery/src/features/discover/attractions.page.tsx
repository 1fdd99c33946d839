import { useApi, usePages } from '@tabi/shared/data';
import { plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useParams } from '@tabi/shared/router';
import { Breadcrumbs, Column } from '@tabi/shared/ui';
import { PlaceList } from './components/place-list.tsx';
import { TagFilter, useTag } from './components/tag-filter.tsx';
import styles from './components/page.module.css';

/** All places of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  const tag = useTag();
  const { data } = useApi('GET /api/location/{id}', { params: { id } });
  const list = usePages('GET /api/pointOfInterests', { query: tag ? { location: id, tag } : { location: id } });
  const location = data?.results;
  return (
    <Column>
      <header className={styles['head']}>
        <Breadcrumbs
          trail={[
            { name: 'Home', to: links.home() },
            { name: 'Destinations', to: links.destinations() },
            ...(location ? [{ name: location.name, to: links.destination(location.slug) }] : []),
            { name: 'Places to see' },
          ]}
        />
        <h1>{location ? `Places to see in ${location.name}` : 'Places to see'}</h1>
        {location ? <p>{plural(location.poi_count, 'place')}, the most important first.</p> : null}
        <TagFilter location={id} />
      </header>
      <PlaceList list={list} />
    </Column>
  );
}
