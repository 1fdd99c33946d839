import { z } from 'zod';

/**
 * Why a call was refused, for machines: every refusal carries one of these, and its status follows from it. People read the
 * `message` beside it, which may change its words at any time; whoever decides something decides by the code.
 */
export const errorStatuses = {
  /** The request is no HTTP or JSON that anybody could read. */
  unreadable: 400,

  'sign-in-first': 401,

  /** It may be seen, and only its owner may do this. */
  'owner-only': 403,
  /** The trip may be seen and not changed. */
  'look-only': 403,
  /** Nobody changes the trip until an owner unlocks it. */
  'trip-locked': 403,
  /** It is somebody else's. */
  'not-yours': 403,
  /** It is one's own, and this is for others to do. */
  'not-for-yourself': 403,
  /** An owner of a trip is taken off by nobody. */
  'owner-stays': 403,
  /** The only owner of a trip cannot leave it. */
  'last-owner': 403,
  /** The address of the account is not confirmed. */
  'confirm-email-first': 403,
  /** The session is too old for something this grave. */
  'sign-in-again': 403,
  /** The request came from a page of another site. */
  'other-site': 403,

  /** Missing, or not for the one who asks: the two look alike. */
  'not-found': 404,

  /** There is a newer version; `current` is how it is now. */
  'stale-version': 409,
  /** This very change was made when it was sent before, with the same `Idempotency-Key`; `current.version` is what it made. */
  'done-already': 409,
  /** The trip is not planned yet, or could not be. */
  'not-planned': 409,
  'reviewed-already': 409,
  /** Somebody else did the same at the same moment. */
  'at-the-same-time': 409,

  'too-large': 413,
  'address-too-long': 414,
  'wrong-media-type': 415,

  /** The XSRF token is missing or of another session; the answer has set a fresh one. */
  xsrf: 419,

  /** Something sent is wrong; `errors` says by field what, and how to mend it. */
  invalid: 422,
  'day-passed': 422,
  'email-taken': 422,
  'name-taken': 422,
  'wrong-password': 422,
  /** Who asks has shown the password, and the account asks for a second factor: `/api/login/second-factor`. */
  'second-factor': 422,
  /** The code, or what a passkey has signed, is not right. */
  'wrong-code': 422,
  /** A link or token that was used, revoked or is too old. */
  'link-expired': 422,
  /** There are as many of these as there may be. */
  'too-many': 422,
  /** The place fits into none of the days. */
  'fits-no-day': 422,
  'on-trip-already': 422,
  /** The planner found no way through these days. */
  'no-plan-found': 422,
  /** This cannot be done to a thing of this kind. */
  'does-not-apply': 422,

  /** `Retry-After` says when the next call is taken. */
  'too-fast': 429,

  failed: 500,
  /** Trying again a moment later helps. */
  busy: 503,
  /** A provider that people sign in with does not answer. */
  'provider-down': 503,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];
export const errorCode = z.enum(errorCodes);
