import { plural } from '@tabi/shared/format';
import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import { ListHead } from '../destinations/sections/list-head.tsx';
import { usePlaces } from './api.ts';
import { PlaceList } from './components/place-list.tsx';
import { TagFilter, useTag } from './components/tag-filter.tsx';

/** All places of a destination, to be narrowed by what one likes. */
export function Page() {
  const { id = '' } = useParams();
  const list = usePlaces({ location: id, tag: useTag() });
  return (
    <Container>
      <ListHead
        slug={id}
        title="Places to see"
        lead={(location) => location && `${plural(location.poi_count, 'place')}, the most important first.`}
      >
        <TagFilter location={id} />
      </ListHead>
      <PlaceList list={list} />
    </Container>
  );
}
