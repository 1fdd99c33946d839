import { useId, type ReactNode } from 'react';
import { useField } from 'react-final-form';
import { Checkbox, ChoiceGroup, Radio } from '../ui/choice.tsx';
import type { FieldWords } from '../ui/field.tsx';
import type { Rule } from './rules.ts';
import { errorSubscription, shownError } from './shown-error.ts';

export type FieldChoice<T> = { value: T; label: ReactNode; text?: ReactNode };

type Props<T> = Pick<FieldWords, 'label' | 'labelHidden' | 'help'> & {
  name: string;
  choices: readonly FieldChoice<T>[];
  look?: 'row' | 'lined' | 'chip' | 'card';
  layout?: 'stack' | 'wrap' | 'columns';
  legend?: 'label' | 'title';
  rule?: Rule;
};

/** In whatever order they were ticked. */
const sameChoices = (a: readonly unknown[] = [], b: readonly unknown[] = []) =>
  a.length === b.length && a.every((value) => b.includes(value));

/** Any number of choices; the form's value is the list of those that were ticked. */
export function CheckboxesField<T extends string | number>({ name, choices, look, rule, ...group }: Props<T>) {
  const { input, meta } = useField<T[]>(name, {
    validate: rule,
    isEqual: sameChoices,
    format: (value: T[] | undefined) => value ?? [],
    subscription: { value: true, ...errorSubscription },
  });
  const toggle = (value: T, on: boolean) =>
    input.onChange(on ? [...input.value, value] : input.value.filter((one) => one !== value));
  return (
    <ChoiceGroup {...group} error={shownError(meta)}>
      {choices.map(({ value, label, text }) => (
        <Checkbox
          key={value}
          look={look}
          label={label}
          text={text}
          checked={input.value.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
          onBlur={() => input.onBlur()}
        />
      ))}
    </ChoiceGroup>
  );
}

/** One of several choices; the form's value is the one. */
export function RadiosField<T extends string | number>({ name, choices, look, rule, ...group }: Props<T>) {
  const radios = useId();
  const { input, meta } = useField<T>(name, {
    validate: rule,
    subscription: { value: true, ...errorSubscription },
  });
  return (
    <ChoiceGroup {...group} role="radiogroup" error={shownError(meta)}>
      {choices.map(({ value, label, text }) => (
        <Radio
          key={value}
          name={radios}
          look={look}
          label={label}
          text={text}
          checked={input.value === value}
          onChange={() => input.onChange(value)}
          onBlur={() => input.onBlur()}
        />
      ))}
    </ChoiceGroup>
  );
}
