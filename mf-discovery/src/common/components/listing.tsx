import { plural } from '@tabi/shared/format';
import { Link } from '@tabi/shared/router';
import { Button, Field, Icon, Input, Select } from '@tabi/shared/ui';
import { List, Map as MapIcon, Search } from 'lucide-react';
import { useRef } from 'react';
import { useFilters } from '../api.ts';
import { searchOf, type Filtered } from '../domain/wish.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { ListingResults, type Listed, type ResultsProps } from './listing-results.tsx';
import styles from './listing.module.css';
import { useListingForm } from './use-listing-form.ts';

type Props<T> = ResultsProps<T> & {
  list: { total: number | undefined };
  type: Filtered;
  /** The destination whose list it is; all destinations' without one. */
  location?: string;
  search: { label: string; placeholder: string };
  /** The orders beside the first, which is what `''` stands for. */
  sorts: readonly { value: string; label: string }[];
};

/** To the same list in words, or on the map. */
function ViewSwitch({ wish, always }: { wish: Props<Listed>['wish']; always: boolean | undefined }) {
  const toMap = wish.view !== 'map';
  return (
    <p className={always ? styles['view'] : styles['viewWhereNarrow']}>
      <Link to={{ search: searchOf(wish.query, toMap ? { view: 'map' } : {}) }} replace preventScrollReset>
        <Icon of={toMap ? MapIcon : List} size={18} />
        {toMap ? 'Show the map' : 'Only the list'}
      </Link>
    </p>
  );
}

/** A list that is searched, narrowed and sorted, all of it in its address, with a map; the same for everything that is listed. */
export function Listing<T extends Listed>({ type, location, search, sorts, ...results }: Props<T>) {
  const { wish, list, noun, posters } = results;
  const filters = useFilters(type, location).data?.results ?? [];
  const { form, drawer, turn, problem, near, askWhere, onChange, onSubmit, onClear } = useListingForm(type, wish);
  const count = useRef<HTMLParagraphElement>(null);
  const { query } = wish;
  return (
    <>
      <form
        key={turn}
        ref={form}
        role="search"
        aria-label={search.label}
        className={styles['form']}
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <Field label={search.label} labelHidden className={styles['search']}>
          <Input
            type="search"
            name="name"
            look="pill"
            icon={<Icon of={Search} />}
            autoComplete="off"
            maxLength={80}
            placeholder={search.placeholder}
            defaultValue={query['name'] ?? ''}
          />
        </Field>
        <FilterDrawer
          ref={drawer}
          {...{ filters, query, noun, near, askWhere, onClear }}
          total={list.total}
          clear={wish.at({})}
        />
        <Field label="Sort by" labelHidden>
          <Select name="sort" look="pill" options={sorts} defaultValue={query['sort'] ?? ''} />
        </Field>
        <input type="hidden" name="near" defaultValue={near} />
        {wish.view ? <input type="hidden" name="view" value={wish.view} /> : null}
        <Button type="submit" className={styles['send']}>
          Search
        </Button>
      </form>
      {problem ? (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      ) : null}
      <ChosenFilters type={type} wish={wish} filters={filters} behind={count} />
      <div className={styles['above']}>
        <p ref={count} role="status" tabIndex={-1}>
          {list.total === undefined ? '' : plural(list.total, noun)}
        </p>
        <ViewSwitch wish={wish} always={posters} />
      </div>
      <ListingResults {...results} />
    </>
  );
}
