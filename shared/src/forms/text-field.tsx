import { use, type InputHTMLAttributes } from 'react';
import { useField } from 'react-final-form';
import { Field, type FieldWords } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { FormIdContext } from './form-id.ts';
import type { Rule } from './rules.ts';
import { errorSubscription, shownError } from './shown-error.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'size' | 'form'> &
  Pick<FieldWords, 'help' | 'labelHidden'> & {
    name: string;
    label: string;
    rule?: Rule;
    /** Lines of a longer text; one when left out. */
    rows?: number;
  };

/** A labelled text field of the form around it: help below, and what is wrong once the person has left it. */
export function TextField({ name, label, labelHidden, help, rule, rows, type = 'text', className, ...rest }: Props) {
  const { input, meta } = useField<string>(name, {
    validate: rule,
    subscription: { value: true, ...errorSubscription },
  });
  const control = { ...rest, ...input, form: use(FormIdContext) };
  return (
    <Field label={label} labelHidden={labelHidden} help={help} error={shownError(meta)} className={className}>
      {rows ? (
        <Textarea
          {...input}
          rows={rows}
          maxLength={rest.maxLength}
          placeholder={rest.placeholder}
          form={control.form}
        />
      ) : type === 'password' ? (
        <PasswordInput {...control} what={label.toLowerCase()} />
      ) : (
        <Input {...control} type={type} />
      )}
    </Field>
  );
}
