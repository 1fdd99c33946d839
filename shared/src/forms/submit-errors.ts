import { FORM_ERROR } from 'final-form';
import { ApiError } from '../api-client/api-error.ts';

/** What is wrong, by field; under `FORM_ERROR` what is wrong with the whole. */
export type SubmitErrors = Record<string, string>;

/** An API error as a form's submit errors: under their fields, and the message for the whole form. */
export function submitErrors(error: unknown): SubmitErrors {
  if (!(error instanceof ApiError)) return { [FORM_ERROR]: 'Something went wrong!' };
  const fields = Object.entries(error.body?.errors ?? {}).flatMap(([path, texts]) =>
    // Of a list's third entry the form knows only the list.
    texts[0] ? [[path.split('.')[0] ?? path, texts[0]]] : [],
  );
  return { ...Object.fromEntries(fields), [FORM_ERROR]: error.message };
}
