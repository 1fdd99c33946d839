import { ChoiceGroup, Radio } from '@tabi/shared/ui';

type Props<T> = {
  label: string;
  /** Where the section's title says it already. */
  labelHidden?: boolean;
  name: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  choose: (value: T) => void;
};

/** One setting, which counts as soon as it is chosen. */
export function SettingChoice<T extends string | number>({
  label,
  labelHidden,
  name,
  options,
  chosen,
  choose,
}: Props<T>) {
  return (
    <ChoiceGroup label={label} labelHidden={labelHidden} role="radiogroup" layout="wrap">
      {options.map(({ value, label: words }) => (
        <Radio
          key={value}
          look="card"
          name={name}
          label={words}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
      ))}
    </ChoiceGroup>
  );
}
