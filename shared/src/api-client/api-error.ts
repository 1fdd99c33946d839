import type { ErrorBody } from '../contracts/common.ts';
import type { ErrorCode } from '../contracts/errors.ts';

/** A call that did not answer 2xx. `status` 0: no answer at all (offline, or the server is gone). */
export class ApiError extends Error {
  /** What to decide by; null for an answer that is not the API's own, such as a proxy's. */
  readonly code: ErrorCode | 'offline' | null;

  constructor(
    readonly status: number,
    readonly body: ErrorBody | null,
  ) {
    super(
      body?.message ?? (status === 0 ? 'No connection. Check your network and try again.' : 'Something went wrong!'),
    );
    this.name = 'ApiError';
    this.code = status === 0 ? 'offline' : (body?.code ?? null);
  }

  /** The first error of a field, in words. */
  field(name: string): string | undefined {
    return this.body?.errors?.[name]?.[0];
  }
}
