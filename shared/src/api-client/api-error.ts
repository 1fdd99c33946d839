import type { ErrorBody } from '../contracts/common.ts';

/** A call that did not answer 2xx. `status` 0: no answer at all (offline, or the server is gone). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody | null,
  ) {
    super(
      body?.message ?? (status === 0 ? 'No connection. Check your network and try again.' : 'Something went wrong!'),
    );
    this.name = 'ApiError';
  }

  /** The first error of a field, in words. */
  field(name: string): string | undefined {
    return this.body?.errors?.[name]?.[0];
  }
}
