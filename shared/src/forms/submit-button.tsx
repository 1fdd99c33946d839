import { use, useState, type MouseEvent } from 'react';
import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { FormIdContext } from './form-id.ts';

type Props = Omit<ButtonProps, 'type' | 'form'> & {
  /** Said on the button while the form is being sent. */
  busy: string;
  /** Fields without which it cannot be pressed; nor can it while one of the form is wrong. Left out: it tells what is wrong. */
  needs?: readonly string[];
};

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * Sends the form around it, once at a time. It keeps the focus that it was pressed with, while the form is sent and after:
 * a browser takes it from what is disabled, and whoever works by keyboard would be nowhere.
 */
export function SubmitButton({ busy, needs, disabled, look = 'primary', children, ...rest }: Props) {
  const { submitting, hasValidationErrors, values } = useFormState<Record<string, unknown>>({
    subscription: { submitting: true, ...(needs ? { hasValidationErrors: true, values: true } : {}) },
  });
  const [focused, setFocused] = useState(false);
  const ready = !needs || (!hasValidationErrors && needs.every((name) => values[name]));
  const waits = Boolean(disabled) || submitting || !ready;
  return (
    <Button
      {...rest}
      look={look}
      type="submit"
      form={use(FormIdContext)}
      disabled={waits && !submitting && !focused}
      aria-disabled={waits}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...(waits ? { onClick: refuse } : {})}
    >
      {submitting ? busy : children}
    </Button>
  );
}
