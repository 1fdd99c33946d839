import { useField } from '@tabi/shared/forms';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { clockIn, groupZones, zonesWith } from '../domain.ts';
import styles from './time-zone-field.module.css';

/** Where the person lives, by their clocks. */
export function TimeZoneField() {
  const { input, meta } = useField<string>('timezone');
  const [first] = useState(input.value);
  const groups = useMemo(() => groupZones(zonesWith(Intl.supportedValuesOf('timeZone'), first)), [first]);
  const id = useId();
  const wrong = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined);
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        Time zone
      </label>
      <span className={styles['box']}>
        <select
          {...input}
          id={id}
          className={styles['select']}
          aria-describedby={`${id}-note`}
          aria-invalid={wrong ? true : undefined}
        >
          {groups.map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map((zone) => (
                <option key={zone.id} value={zone.id}>
                  {zone.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden className={styles['mark']} />
      </span>
      <p id={`${id}-note`} className={wrong ? styles['wrong'] : styles['help']}>
        {wrong ??
          `It is ${clockIn(input.value, new Date())} there now. Trips always show the time of the place itself.`}
      </p>
    </div>
  );
}
