import { FORM_ERROR } from 'final-form';
import { ApiError } from '../api-client/api-error.ts';

/** An API error as a form's submit errors: under their fields, and the message for the whole form. */
export function submitErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return { [FORM_ERROR]: 'Something went wrong!' };
  const fields = Object.entries(error.body?.errors ?? {}).flatMap(([name, texts]) =>
    texts[0] ? [[name, texts[0]]] : [],
  );
  return { ...Object.fromEntries(fields), [FORM_ERROR]: error.message };
}
