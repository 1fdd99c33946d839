import { Button, Checkbox, Field, Input, Select } from '@tabi/shared/ui';
import { everything, isFiltering, kinds, type Filter } from '../domain/filter.ts';
import styles from './filter-bar.module.css';

const kindNames = { visit: 'Places', meal: 'Meals', custom: 'Of your own', stay: 'Nights' };
const choices = [{ value: '', label: 'Everything' }, ...kinds.map((value) => ({ value, label: kindNames[value] }))];

type Props = { filter: Filter; onFilter: (filter: Filter) => void };

/** What of the days is shown. */
export function FilterBar({ filter, onFilter }: Props) {
  const change = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  return (
    <div role="search" aria-label="Of the days" className={styles['filter']}>
      <Field label="Words" className={styles['words']}>
        <Input type="search" value={filter.words} onChange={({ target }) => change({ words: target.value })} />
      </Field>
      <Field label="Kind">
        <Select
          value={filter.kind ?? ''}
          options={choices}
          onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) ?? null })}
        />
      </Field>
      <Checkbox
        look="chip"
        label="Must be seen"
        checked={filter.must}
        onChange={({ target }) => change({ must: target.checked })}
      />
      <Checkbox
        look="chip"
        label="With a cost"
        checked={filter.cost}
        onChange={({ target }) => change({ cost: target.checked })}
      />
      {isFiltering(filter) ? (
        <Button look="quiet" size="small" onClick={() => onFilter(everything)}>
          Show everything
        </Button>
      ) : null}
    </div>
  );
}
