import { DayField, type DayProps } from './day-field.tsx';

/** A day, written the way people write days or chosen from a calendar. */
export function DatePicker(props: DayProps) {
  const { value, min, onChange } = props;
  return (
    <DayField
      {...props}
      choice={{
        mode: 'single',
        value: value ? [value] : [],
        min,
        onPick: ([day]) => day && onChange(day),
      }}
    />
  );
}
