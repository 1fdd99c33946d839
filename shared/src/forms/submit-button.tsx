import { use } from 'react';
import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { FormIdContext } from './form-id.ts';

type Props = Omit<ButtonProps, 'type' | 'form'> & {
  /** Said on the button while the form is being sent. */
  busy: string;
  /** Fields without which it cannot be pressed; nor can it while one of the form is wrong. Left out: it tells what is wrong. */
  needs?: readonly string[];
};

/** Sends the form around it, once at a time. */
export function SubmitButton({ busy, needs, disabled, look = 'primary', children, ...rest }: Props) {
  const { submitting, hasValidationErrors, values } = useFormState<Record<string, unknown>>({
    subscription: { submitting: true, ...(needs ? { hasValidationErrors: true, values: true } : {}) },
  });
  const ready = !needs || (!hasValidationErrors && needs.every((name) => values[name]));
  return (
    <Button {...rest} look={look} type="submit" form={use(FormIdContext)} disabled={disabled || submitting || !ready}>
      {submitting ? busy : children}
    </Button>
  );
}
