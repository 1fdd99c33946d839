import type { Filter } from '@tabi/shared/contracts/filters';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { VisuallyHidden } from '@tabi/shared/ui';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { chosenIn, sayStrange } from '../domain/wish-words.ts';
import { without, type Filtered } from '../domain/wish.ts';
import styles from './listing.module.css';
import { useNextFocus } from './use-next-focus.ts';
import type { ListingWish } from './use-wish.ts';

type Props = {
  type: Filtered;
  wish: ListingWish;
  filters: readonly Filter[];
  /** Where one goes on when nothing is wished for any more. */
  behind: RefObject<HTMLElement | null>;
};

/** What is wished for, each to be given up by a press; and what could not be understood. */
export function ChosenFilters({ type, wish, filters, behind }: Props) {
  const chosen = chosenIn(type, wish.query, filters, useFormats());
  const { box, giveUp } = useNextFocus(wish.at(wish.query), behind);
  return (
    <>
      {wish.strange.map((strange) => (
        <p key={`${strange.name} ${strange.value}`} role="note" className={styles['strange']}>
          {sayStrange(strange)}
        </p>
      ))}
      {chosen.length > 0 ? (
        <ul ref={box} className={styles['chosen']} aria-label="Chosen filters">
          {chosen.map(({ name, value, label }, index) => (
            <li key={`${name} ${value}`}>
              <Link
                to={{ search: wish.at(without(wish.query, name, value)) }}
                preventScrollReset
                data-chip=""
                onClick={() => giveUp(index)}
              >
                <VisuallyHidden>Give up: </VisuallyHidden>
                {label}
                <X size={16} strokeWidth={1.5} aria-hidden />
              </Link>
            </li>
          ))}
          <li>
            <Link to={{ search: wish.at({}) }} preventScrollReset className={styles['clear']} onClick={() => giveUp(0)}>
              Clear all
            </Link>
          </li>
        </ul>
      ) : null}
    </>
  );
}
