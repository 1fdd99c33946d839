import type { FormatChoices } from '@tabi/shared/format';
import { useAppState, useAppStateSource } from '@tabi/shared/state';
import styles from './format-choices.module.css';
import { SettingChoice } from './setting-choice.tsx';

const units = [
  { value: 'km', label: 'Kilometres' },
  { value: 'mi', label: 'Miles' },
] as const;
const clocks = [
  { value: '24h', label: '14:00' },
  { value: '12h', label: '2:00 pm' },
] as const;
const weeks = [
  { value: 1, label: 'Monday' },
  { value: 0, label: 'Sunday' },
  { value: 6, label: 'Saturday' },
] as const;

/** How distances, times and weeks are told. */
export function FormatChoicesForm() {
  const { formats } = useAppState();
  const state = useAppStateSource();
  const choose = (change: Partial<FormatChoices>) => {
    state.formats = { ...state.formats, ...change };
  };
  return (
    <div className={styles['choices']}>
      <SettingChoice
        label="Distances"
        name="units"
        options={units}
        chosen={formats.units}
        choose={(value) => choose({ units: value })}
      />
      <SettingChoice
        label="Clock"
        name="clock"
        options={clocks}
        chosen={formats.clock}
        choose={(value) => choose({ clock: value })}
      />
      <SettingChoice
        label="Weeks begin on"
        name="week-start"
        options={weeks}
        chosen={formats.weekStart}
        choose={(weekStart) => choose({ weekStart })}
      />
    </div>
  );
}
