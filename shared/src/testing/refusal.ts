import { ApiError } from '../api-client/api-error.ts';
import { errorStatuses, type ErrorCode } from '../contracts/errors.ts';

/** A refusal as the API sends it: the status follows from the code. `errors` is keyed by field. */
export const refusal = (code: ErrorCode, message: string, errors?: Record<string, string[]>): ApiError =>
  new ApiError(errorStatuses[code], { message, code, ...(errors ? { errors } : {}) });
