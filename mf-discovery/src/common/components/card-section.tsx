import { ErrorState, TitleBlock } from '@tabi/shared/ui';
import { Fragment, useId, type ReactNode } from 'react';
import { CardRow, CardRowSkeleton } from './card-row.tsx';

/** How wide a card of a row is shown. */
export const rowSizes = '(min-width: 1232px) 282px, 256px';
/** How wide the picture of a card is that has the row to itself. */
export const aloneSizes = '(min-width: 768px) 420px, (min-width: 540px) 46vw, 92vw';

type Answer<T> = { data: { results: T[] } | { data: T[] } | undefined; error: Error | undefined; retry: () => void };

type Props<T> = {
  title: string;
  /** Where to go for more. */
  more?: ReactNode;
  answer: Answer<T>;
  /** What could not be shown, for the note: `The hotels nearby`. */
  what: string;
  /** Said in place of the row when there is nothing; left out, the whole section goes. */
  empty?: string;
  card: (item: T) => ReactNode;
  /** Where there is only one: it has the whole width to itself. */
  cardAlone?: (item: T) => ReactNode;
};

/** A titled row of cards that slides, while it waits, when it fails, and when there is nothing to show. */
export function CardSection<T extends { slug: string }>(props: Props<T>) {
  const { title, more, answer, what, empty, card, cardAlone } = props;
  const id = useId();
  const { data, error, retry } = answer;
  const items = data && ('results' in data ? data.results : data.data);
  if (items?.length === 0 && !empty) return null;
  const only = cardAlone && items?.length === 1 ? items[0] : undefined;
  return (
    <section aria-labelledby={id}>
      <TitleBlock id={id} title={title} more={more} />
      {items ? null : error ? (
        <ErrorState size="small" title={`${what} cannot be shown right now`} text={error.message} retry={retry} />
      ) : (
        <CardRowSkeleton />
      )}
      {items?.length === 0 ? <p>{empty}</p> : null}
      {only ? (
        cardAlone?.(only)
      ) : items && items.length > 0 ? (
        <CardRow label={title}>
          {items.map((item) => (
            <Fragment key={item.slug}>{card(item)}</Fragment>
          ))}
        </CardRow>
      ) : null}
    </section>
  );
}
