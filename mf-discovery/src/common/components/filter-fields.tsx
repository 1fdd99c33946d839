import type { Filter } from '@tabi/shared/contracts/filters';
import { Button, Checkbox, ChoiceGroup, Field, Input, Radio } from '@tabi/shared/ui';
import { useFormats } from '@tabi/shared/state';
import { LocateFixed } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { labelOf } from '../domain/wish-words.ts';
import type { Wish } from '../domain/wish.ts';
import styles from './filter-drawer.module.css';

type Option = Filter['options'][number];
type Props = { filter: Filter; query: Wish };

/** More than these are looked at by those who want to. */
const few = 10;

const Label = ({ of: { label, count } }: { of: Option }) => (
  <>
    {label}
    {count === null ? null : <span className={styles['count']}>{count}</span>}
  </>
);

function Several({ filter: { name, label, options }, query }: Props) {
  const chosen = (query[name] ?? '').split(',');
  const box = (option: Option) => (
    <Checkbox
      key={option.value}
      look="chip"
      name={name}
      value={option.value}
      label={<Label of={option} />}
      defaultChecked={chosen.includes(option.value)}
    />
  );
  const first = options.filter(({ value }, index) => index < few || chosen.includes(value));
  const rest = options.filter((option) => !first.includes(option));
  return (
    <ChoiceGroup label={label} layout="wrap">
      {first.map(box)}
      {rest.length > 0 ? (
        <details className={styles['rest']}>
          <summary>{rest.length} more</summary>
          <div>{rest.map(box)}</div>
        </details>
      ) : null}
    </ChoiceGroup>
  );
}

function One({ filter: { name, label, options, free }, query }: Props) {
  const chosen = query[name] ?? '';
  const formats = useFormats();
  const known = options.some(({ value }) => value === chosen);
  const day = free === 'day' && !known ? chosen : '';
  return (
    <>
      <ChoiceGroup label={label} role="radiogroup" layout="wrap">
        <Radio look="chip" name={name} value="" label="Any" defaultChecked={!known} />
        {options.map((option) => (
          <Radio
            key={option.value}
            look="chip"
            name={name}
            value={option.value}
            label={<Label of={{ ...option, label: labelOf(name, option.label, formats) }} />}
            defaultChecked={option.value === chosen}
          />
        ))}
      </ChoiceGroup>
      {free === 'day' ? (
        <Field label="Open on the day" className={styles['day']}>
          <Input type="date" name={name} defaultValue={day} />
        </Field>
      ) : null}
    </>
  );
}

type DistanceProps = Props & { near: string; askWhere: () => void };

/** How far from where one is; first one has to say where that is. */
export function Distance({ filter, query, near, askWhere }: DistanceProps) {
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The button has gone: who has pressed it goes on with what stands in its place.
    if (near && asked.current) box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [near]);
  const ask = () => {
    asked.current = true;
    askWhere();
  };
  return (
    <div ref={box}>
      {near ? (
        <One filter={filter} query={query} />
      ) : (
        <ChoiceGroup label={filter.label} layout="wrap">
          <Button size="small" className={styles['where']} onClick={ask}>
            <LocateFixed size={18} strokeWidth={1.5} aria-hidden />
            From where I am
          </Button>
        </ChoiceGroup>
      )}
    </div>
  );
}

/** What one filter of a list is chosen by: often dozens of boxes, which stay as they are while the list grows. */
export const FilterField = memo(function FilterField(props: Props) {
  return props.filter.several ? <Several {...props} /> : <One {...props} />;
});
