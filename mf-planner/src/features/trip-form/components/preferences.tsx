import { useApi } from '@tabi/shared/data';
import { useId } from 'react';
import type { Draft } from '../domain.ts';
import styles from './trip-form.module.css';

const paces = [
  { value: 0, name: 'Slow', text: 'Few stops, long pauses' },
  { value: 1, name: 'Normal', text: 'Full days without a race' },
  { value: 2, name: 'Intense', text: 'As much as fits' },
] as const;

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** What one likes to see, and how fast. */
export function Preferences({ draft, onChange }: Props) {
  const id = useId();
  const { data } = useApi('GET /api/tags', { query: {} }, { background: true });
  const toggle = (name: string, on: boolean) =>
    onChange({
      ...draft,
      preferredTypes: on ? [...draft.preferredTypes, name] : draft.preferredTypes.filter((one) => one !== name),
    });
  return (
    <>
      <fieldset>
        <legend className={styles['legend']}>What do you like? (optional)</legend>
        <div className={styles['chips']}>
          {data?.results.map(({ name, label }) => (
            <label key={name} className={styles['chip']}>
              <input
                type="checkbox"
                checked={draft.preferredTypes.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles['legend']}>How fast?</legend>
        <div className={styles['paces']}>
          {paces.map(({ value, name, text }) => (
            <label key={value} className={styles['pace']} htmlFor={`${id}-pace-${value}`}>
              <input
                id={`${id}-pace-${value}`}
                type="radio"
                name={`${id}-pace`}
                checked={draft.tripPace === value}
                onChange={() => onChange({ ...draft, tripPace: value })}
              />
              <span>
                {name}
                <small>{text}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
