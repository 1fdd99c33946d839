import { Button } from '@tabi/shared/ui';
import { Combobox } from '@tabi/shared/ui-overlay';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useDestinationOptions, useSearchText } from '../api.ts';
import { row, type DestinationRow } from '../domain.ts';
import { SuggestDestination } from './suggest-destination.tsx';
import styles from './trip-form.module.css';

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
  const options = data?.results ?? [];
  const unknown = search.length > 3 && data !== undefined && options.length === 0;
  if (suggesting) return <SuggestDestination place={suggesting} onDone={() => setSuggesting(null)} />;
  return (
    <div className={styles['row']}>
      <div className={styles['grow']}>
        <Combobox
          label={label}
          placeholder="Kyoto, Hanoi, Istanbul…"
          text={value.text}
          invalid={problem !== undefined}
          onText={(text) => onChange({ ...value, text, chosen: null })}
          options={
            value.chosen
              ? []
              : options.map(({ id, name, country_name }) => ({ value: String(id), label: name, detail: country_name }))
          }
          onPick={(option) =>
            onChange({ ...value, text: option.label, chosen: { id: Number(option.value), name: option.label } })
          }
        />
        {unknown && !value.chosen ? (
          <p className={styles['unknown']} role="status">
            We don&apos;t have this destination yet...{' '}
            <button type="button" onClick={() => setSuggesting(value.text.trim())}>
              Suggest {value.text.trim()}
            </button>
          </p>
        ) : null}
        {problem && !value.chosen ? <p className={styles['problem']}>{problem}</p> : null}
      </div>
      {onRemove ? (
        <Button look="quiet" square aria-label={`Remove ${value.text || label}`} onClick={onRemove}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}

type Props = { rows: DestinationRow[]; onChange: (rows: DestinationRow[]) => void; problem?: string };

/** One destination or several. Another one can be added when all are chosen, one removed while there are more. */
export function DestinationPicker({ rows, onChange, problem }: Props) {
  const complete = rows.every(({ chosen }) => chosen !== null);
  const nextKey = Math.max(...rows.map(({ key }) => key)) + 1;
  return (
    <div className={styles['stack']}>
      {rows.map((value, index) => (
        <Row
          key={value.key}
          label={rows.length > 1 ? `Destination ${index + 1}` : 'Where do you want to go?'}
          value={value}
          problem={problem}
          onChange={(changed) => onChange(rows.map((one) => (one.key === changed.key ? changed : one)))}
          onRemove={rows.length > 1 ? () => onChange(rows.filter(({ key }) => key !== value.key)) : null}
        />
      ))}
      {complete && rows.length < 8 ? (
        <Button look="quiet" size="small" className={styles['add']} onClick={() => onChange([...rows, row(nextKey)])}>
          <Plus size={18} strokeWidth={1.5} aria-hidden /> Add another destination
        </Button>
      ) : null}
    </div>
  );
}
