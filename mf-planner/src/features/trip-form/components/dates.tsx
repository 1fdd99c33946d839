import { sayDays } from '@tabi/shared/format';
import { useId } from 'react';
import { withEnd, withStart, type Draft } from '../domain.ts';
import styles from './trip-form.module.css';

type Props = { draft: Draft; onChange: (draft: Draft) => void; problems: Record<string, string> };

/** First and last day, and from when to when a day goes. */
export function Dates({ draft, onChange, problems }: Props) {
  const id = useId();
  const problem = problems['startDate'] ?? problems['endDate'] ?? problems['startTime'] ?? problems['endTime'];
  const input = (
    name: 'startDate' | 'endDate' | 'startTime' | 'endTime',
    label: string,
    apply: (value: string) => Draft,
    min?: string,
  ) => (
    <div className={styles['grow']}>
      <label className={styles['label']} htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        className={styles['input']}
        type={name.endsWith('Date') ? 'date' : 'time'}
        required
        min={min}
        value={draft[name]}
        aria-invalid={problems[name] ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => event.target.value && onChange(apply(event.target.value))}
      />
    </div>
  );
  return (
    <fieldset className={styles['stack']}>
      <legend className={styles['legend']}>When?</legend>
      <div className={styles['pair']}>
        {input('startDate', 'First day', (value) => withStart(draft, value))}
        {input('endDate', 'Last day', (value) => withEnd(draft, value), draft.startDate)}
      </div>
      <p className={styles['help']}>{sayDays(draft.startDate, draft.endDate)}</p>
      <div className={styles['pair']}>
        {input('startTime', 'Days begin at', (value) => ({ ...draft, startTime: value }))}
        {input('endTime', 'Days end at', (value) => ({ ...draft, endTime: value }))}
      </div>
      {problem ? (
        <p id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
