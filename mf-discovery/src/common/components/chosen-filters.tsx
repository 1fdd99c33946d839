import type { Filter } from '@tabi/shared/contracts/filters';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { VisuallyHidden } from '@tabi/shared/ui';
import { X } from 'lucide-react';
import { chosenIn, sayStrange } from '../domain/wish-words.ts';
import { without, type Filtered } from '../domain/wish.ts';
import styles from './listing.module.css';
import type { ListingWish } from './use-wish.ts';

type Props = { type: Filtered; wish: ListingWish; filters: readonly Filter[] };

/** What is wished for, each to be given up by a press; and what could not be understood. */
export function ChosenFilters({ type, wish, filters }: Props) {
  const chosen = chosenIn(type, wish.query, filters, useFormats());
  return (
    <>
      {wish.strange.map((strange) => (
        <p key={`${strange.name} ${strange.value}`} role="note" className={styles['strange']}>
          {sayStrange(strange)}
        </p>
      ))}
      {chosen.length > 0 ? (
        <ul className={styles['chosen']} aria-label="Chosen filters">
          {chosen.map(({ name, value, label }) => (
            <li key={`${name} ${value}`}>
              <Link to={{ search: wish.at(without(wish.query, name, value)) }} preventScrollReset>
                <VisuallyHidden>Give up: </VisuallyHidden>
                {label}
                <X size={16} strokeWidth={1.5} aria-hidden />
              </Link>
            </li>
          ))}
          <li>
            <Link to={{ search: wish.at({}) }} preventScrollReset className={styles['clear']}>
              Clear all
            </Link>
          </li>
        </ul>
      ) : null}
    </>
  );
}
