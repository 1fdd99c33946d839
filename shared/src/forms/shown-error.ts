import type { FieldSubscription } from 'final-form';
import type { FieldMetaState } from 'react-final-form';

/** What a field must listen to for `shownError`. */
export const errorSubscription = {
  touched: true,
  modified: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
} as const satisfies FieldSubscription;

/**
 * What is wrong with a field, once the person has written in it and left it, or tried to send the form. Who only passes by
 * has done nothing wrong; and what is said then would push away what they are just pressing. What the server said counts
 * until the field is changed.
 */
export function shownError(meta: FieldMetaState): string | undefined {
  if (!(meta.touched && meta.modified) && !meta.submitFailed) return undefined;
  const refused = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined);
  return (meta.error as string | undefined) ?? refused;
}
