import { errorStatuses, type ErrorCode } from '@tabi/shared/contracts/errors';

/** An answer other than success. `message` is shown to people, `code` is for machines; `errors` is keyed by field. */
export class HttpError extends Error {
  readonly statusCode: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly errors?: Record<string, string[]>,
    /** With `stale-version`: how the thing is now. */
    readonly current?: unknown,
  ) {
    super(message);
    this.name = 'HttpError';
    this.statusCode = errorStatuses[code];
  }
}

const waitOf = (seconds: number) => (seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

/** Too much at once; the answer says in Retry-After when to come back. */
export class TooFast extends HttpError {
  constructor(readonly seconds: number) {
    super('too-fast', `That was a little fast. Try again in ${waitOf(seconds)}.`);
  }
}

/** Missing and private look alike. */
export const notFound = () => new HttpError('not-found', 'We could not find that.');
export const signInFirst = () => new HttpError('sign-in-first', 'Please sign in first.');
/** The token of the page, or the visitor it was for, is no more; the answer has set fresh ones. */
export const openTooLong = () => new HttpError('xsrf', 'This page was open for too long. Please try again.');

/** What is wrong with a field of a form: `invalid`, or something that a client could act upon. */
type FieldCode = { [Code in ErrorCode]: (typeof errorStatuses)[Code] extends 422 ? Code : never }[ErrorCode];

/** @param field the field of the form that is wrong */
export const invalid = (field: string, message: string, code: FieldCode = 'invalid') =>
  new HttpError(code, message, { [field]: [message] });
