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

/** Missing and private look alike. */
export const notFound = () => new HttpError(404, 'We could not find that.');
export const signInFirst = () => new HttpError(401, 'Please sign in first.');
/** @param field the field of the form that is wrong */
export const invalid = (field: string, message: string) => new HttpError(422, message, { [field]: [message] });
