/** An answer other than success. `message` is shown to people; `errors` is keyed by field. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: Record<string, string[]>,
    /** With 409: how the thing is now. */
    readonly current?: unknown,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

const waitOf = (seconds: number) => (seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

/** Too much at once; the answer says in Retry-After when to come back. */
export class TooFast extends HttpError {
  constructor(readonly seconds: number) {
    super(429, `That was a little fast. Try again in ${waitOf(seconds)}.`);
  }
}

/** Missing and private look alike. */
export const notFound = () => new HttpError(404, 'We could not find that.');
export const signInFirst = () => new HttpError(401, 'Please sign in first.');
/** @param field the field of the form that is wrong */
export const invalid = (field: string, message: string) => new HttpError(422, message, { [field]: [message] });
