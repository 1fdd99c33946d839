import { Link, useSearchParams } from '@tabi/shared/router';
import { classNames } from '@tabi/shared/ui';
import page from '../../../common/components/page.module.css';
import { useFilters } from '../api.ts';
import { chosenIn, filterNames, isChosen, searchOfChoice, type Filtered } from '../domain/filters.ts';
import styles from './filter-chips.module.css';

/** What the address narrows a list to, ready for the list's call. */
export function useChosen(type: Filtered): Record<string, string> {
  const [search] = useSearchParams();
  return chosenIn(search, filterNames[type]);
}

type Props = { type: Filtered; location?: string };

/** What a list can be narrowed by, as links, so that each choice has an address; on a phone rows that slide. */
export function FilterChips({ type, location }: Props) {
  const [search] = useSearchParams();
  const { data } = useFilters(type, location);
  const known = (data?.results ?? []).filter(({ name }) => (filterNames[type] as readonly string[]).includes(name));
  if (known.length === 0) return null;
  return (
    <nav aria-label="Narrow down" className={styles['all']}>
      {known.map(({ name, label, several, options }) => (
        <div key={name} role="group" aria-label={label} className={styles['one']}>
          <span aria-hidden="true">{label}</span>
          <div className={classNames(page['filters'], styles['options'])}>
            {options.map((option) => (
              <Link
                key={option.value}
                to={{ search: searchOfChoice(search, name, option.value, several) }}
                aria-current={isChosen(search, name, option.value) ? 'true' : undefined}
                preventScrollReset
              >
                {option.label}
                {option.count === null ? null : <span className={styles['count']}>{option.count}</span>}
              </Link>
            ))}
          </div>
        </div>
      ))}
    </nav>
  );
}
