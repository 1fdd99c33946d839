import { links } from '@tabi/shared/links';
import { Button, ButtonLink, EmptyState } from '@tabi/shared/ui';
import { useRecommended } from '../api/lists.ts';

/** Three posters on a table, and what to do next. */
export function NoLists({ begin }: { begin: () => void }) {
  const { data } = useRecommended();
  return (
    <EmptyState
      title="No lists yet"
      text="Press the heart on a place or a destination that you like, and it is kept here for a trip to come."
      posters={data?.results.map(({ cover }) => cover) ?? []}
    >
      <ButtonLink look="primary" size="large" to={links.destinations()}>
        Look for places
      </ButtonLink>
      <Button size="large" onClick={begin}>
        New list
      </Button>
    </EmptyState>
  );
}
