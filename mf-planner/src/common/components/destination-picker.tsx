import { shownError, useField } from '@tabi/shared/forms';
import { Button, Icon } from '@tabi/shared/ui';
import { Combobox } from '@tabi/shared/ui-overlay';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDestinationOptions, useSearchText } from '../api/destination-options.ts';
import { allChosen, row, type DestinationRow } from '../domain/destination-rows.ts';
import { SuggestDestination } from './suggest-destination.tsx';
import styles from './destination-picker.module.css';

type RowProps = {
  label: string;
  value: DestinationRow;
  onChange: (value: DestinationRow) => void;
  onRemove: (() => void) | null;
  problem?: string;
};

function Row({ label, value, onChange, onRemove, problem }: RowProps) {
  const [suggesting, setSuggesting] = useState<string | null>(null);
  const search = useSearchText(value.chosen ? '' : value.text);
  const { data } = useDestinationOptions(search);
  const options = value.chosen ? [] : (data?.results ?? []);
  const unknown = !value.chosen && search.length > 3 && data?.results.length === 0;
  const place = value.text.trim();
  if (suggesting) return <SuggestDestination place={suggesting} onDone={() => setSuggesting(null)} />;
  return (
    <div className={styles['row']}>
      <div className={styles['grow']}>
        <Combobox
          label={label}
          placeholder="Kyoto, Hanoi, Istanbul…"
          text={value.text}
          error={problem}
          onText={(text) => onChange({ ...value, text, chosen: null })}
          options={options.map((one) => ({ value: String(one.id), label: one.name, detail: one.country_name }))}
          onPick={({ value: id, label: name }) => onChange({ ...value, text: name, chosen: { id: Number(id), name } })}
        />
        {unknown ? (
          <p className={styles['unknown']} role="status">
            We don&apos;t have this destination yet...{' '}
            <button type="button" onClick={() => setSuggesting(place)}>
              Suggest {place}
            </button>
          </p>
        ) : null}
      </div>
      {onRemove ? (
        <Button
          look="quiet"
          square
          className={styles['remove']}
          aria-label={`Remove ${value.text || label}`}
          onClick={onRemove}
        >
          <Icon of={X} />
        </Button>
      ) : null}
    </div>
  );
}

type PickerProps = {
  /** Of the field. */
  name?: string;
  /** Of the row while there is one. */
  label?: string;
};

/** The row that was asked for is the one to write in: the focus goes there, as the button that asked for it is gone. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const added = count > before.current;
    before.current = count;
    if (added) [...(list.current?.querySelectorAll<HTMLElement>('[role="combobox"]') ?? [])].at(-1)?.focus();
  }, [count]);
  return list;
}

/** One destination or several. Another one can be added when all are chosen, one removed while there are more. */
export function DestinationPicker({ name = 'destinations', label = 'Where do you want to go?' }: PickerProps) {
  const { input, meta } = useField<DestinationRow[]>(name);
  const { value: rows, onChange } = input;
  const complete = allChosen(rows);
  const nextKey = Math.max(...rows.map(({ key }) => key)) + 1;
  const problem = shownError(meta);
  const list = useFocusOnAdded(rows.length);
  return (
    <div ref={list} className={styles['stack']}>
      {rows.map((value, index) => (
        <Row
          key={value.key}
          label={rows.length > 1 ? `Destination ${index + 1}` : label}
          value={value}
          // Where all are chosen, it is the server that does not take one of them.
          problem={value.chosen === null || complete ? problem : undefined}
          onChange={(changed) => onChange(rows.map((one) => (one.key === changed.key ? changed : one)))}
          onRemove={rows.length > 1 ? () => onChange(rows.filter(({ key }) => key !== value.key)) : null}
        />
      ))}
      {complete && rows.length < 8 ? (
        <Button look="quiet" size="small" className={styles['add']} onClick={() => onChange([...rows, row(nextKey)])}>
          <Icon of={Plus} size={18} /> Add another destination
        </Button>
      ) : null}
    </div>
  );
}
