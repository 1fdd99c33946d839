import { plural } from '@tabi/shared/format';
import { Button, ErrorState, VisuallyHidden } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import { Grid, GridSkeleton } from './grid.tsx';
import { ListEnd, type ListOf } from './list-end.tsx';

type Props<T> = {
  list: ListOf<T>;
  /** One of them, `hotel`. */
  noun: string;
  /** Instead of the list when there is nothing in it. */
  empty: ReactNode;
  card: (item: T, index: number) => ReactNode;
};

function Items<T extends { slug: string }>({ list, noun, empty, card }: Props<T>) {
  if (list.isLoading) return <GridSkeleton />;
  if (list.items.length === 0) {
    return list.error ? (
      <ErrorState title={`The ${noun}s cannot be shown right now`} text={list.error.message} retry={list.retry} />
    ) : (
      empty
    );
  }
  return (
    <>
      <Grid>
        {list.items.map((item, index) => (
          <li key={item.slug}>{card(item, index)}</li>
        ))}
      </Grid>
      <ListEnd list={list} noun={noun}>
        <Button onClick={list.isLoadingMore ? undefined : list.loadMore} aria-disabled={list.isLoadingMore}>
          {list.isLoadingMore ? 'Loading…' : `Show more ${noun}s`}
        </Button>
      </ListEnd>
    </>
  );
}

/** A list of cards that grows, with all that can happen to it, told to screen readers too. */
export function GrowingList<T extends { slug: string }>(props: Props<T>) {
  const { isLoading, items, hasMore } = props.list;
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {isLoading ? '' : `${plural(items.length, props.noun)} shown${hasMore ? ', there are more' : ''}`}
        </VisuallyHidden>
      </div>
      <Items {...props} />
    </>
  );
}
