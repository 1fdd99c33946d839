import type { Filter } from '@tabi/shared/contracts/filters';
import { plural } from '@tabi/shared/format';
import { Link } from '@tabi/shared/router';
import { Button, buttonClass } from '@tabi/shared/ui';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, type MouseEvent, type RefObject } from 'react';
import type { Wish } from '../domain/wish.ts';
import { Distance, FilterField } from './filter-fields.tsx';
import styles from './filter-drawer.module.css';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  filters: readonly Filter[];
  query: Wish;
  /** How many of them the wish leaves, as far as known. */
  total: number | undefined;
  noun: string;
  /** Where one is, as far as known. */
  near: string;
  /** The address without any of them. */
  clear: string;
  onClear: (event: MouseEvent) => void;
  askWhere: () => void;
};

/** In the row above the list, or nobody's to choose. */
const elsewhere = ['name', 'near'];

const countOf = ({ name: _, near: __, sort: ___, ...chosen }: Wish) =>
  Object.values(chosen).reduce((sum, value) => sum + value.split(',').length, 0);

/** All that a list can be narrowed by, behind one button. The browser opens and closes it by itself, also without scripts. */
export function FilterDrawer({ ref, filters, query, total, noun, near, clear, onClear, askWhere }: Props) {
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const chosen = countOf(query);
  return (
    <>
      <Button popoverTarget={id} className={styles['opener']}>
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />
        {chosen > 0 ? `Filters, ${chosen} chosen` : 'Filters'}
      </Button>
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Filters"
        className={styles['drawer']}
        onToggle={(event) => event.newState === 'open' && close.current?.focus()}
      >
        <header className={styles['head']}>
          <h2>Filters</h2>
          <button
            ref={close}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={buttonClass({ look: 'quiet', square: true })}
            aria-label="Close the filters"
          >
            <X size={20} strokeWidth={1.5} aria-hidden />
          </button>
        </header>
        <div className={styles['fields']}>
          {filters
            .filter(({ name }) => !elsewhere.includes(name))
            .map((filter) =>
              filter.needs === 'near' ? (
                <Distance key={filter.name} {...{ filter, query, near, askWhere }} />
              ) : (
                <FilterField key={filter.name} filter={filter} query={query} />
              ),
            )}
        </div>
        <footer className={styles['foot']}>
          <Link to={{ search: clear }} preventScrollReset onClick={onClear}>
            Clear all
          </Link>
          <Button type="submit" look="primary">
            {total === undefined ? `Show the ${noun}s` : `Show ${plural(total, noun)}`}
          </Button>
        </footer>
      </div>
    </>
  );
}
