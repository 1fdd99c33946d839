import { errorCodes, errorStatuses } from '@tabi/shared/contracts/errors';
import { cookieNames } from '../cookies.ts';
import type { Answer, ApiDocument } from './document-types.ts';

/** Every code with this status, or of a hundred of them. */
const codesOf = (from: number, to = from): string =>
  errorCodes
    .filter((code) => errorStatuses[code] >= from && errorStatuses[code] <= to)
    .map((code) => `\`${code}\``)
    .join(', ');

/** @param to for those that no response of their own describes: the last status that this one stands for */
const problem = (words: string, status: number, to = status): Answer => ({
  description: `${words} Code: ${codesOf(status, to)}.`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** What every operation refers to. */
export const responses: ApiDocument['components']['responses'] = {
  SignInFirst: problem('Nobody is signed in.', 401),
  Forbidden: problem('It can be seen and not be done, or the request came from another site.', 403),
  NotFound: problem('It is not there, or not for the one who asks: the two look alike.', 404),
  Conflict: problem('Somebody changed it in the meantime, or it was done before. `current` is how it is now.', 409),
  TooLarge: problem('The body is larger than this call takes.', 413),
  WrongType: problem('The body is neither JSON nor what this call takes besides.', 415),
  TokenMissing: problem(
    'The XSRF token is missing or of another session. The answer sets a fresh one: try once more.',
    419,
  ),
  Invalid: problem('Something sent is not valid. `errors` says by field what is wrong and how to mend it.', 422),
  TooFast: {
    ...problem('Too many calls within a minute.', 429),
    headers: {
      'Retry-After': { description: 'Seconds until the next call is taken.', schema: { type: 'integer' } },
    },
  },
  Refused: problem('Anything else that is wrong with the request.', 400, 499),
  Failed: problem('Something went wrong on our side; with 503 trying again a moment later helps.', 500, 599),
};

export const parameters: ApiDocument['components']['parameters'] = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version of the trip that the change is made to; 409 when there is a newer one. Left out: the last wins.',
    schema: { type: 'string', pattern: '^(W/)?"?\\d{1,9}"?$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Names one change, however often it is sent: it is made once. Sent again it is answered with 409, code `done-already`, and `current.version` is the version that it made.',
    schema: { type: 'string', maxLength: 200 },
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description:
      '`return=minimal`: whoever has the trip as it was before may be answered with what has changed of it, which has `since`.',
    schema: { type: 'string', maxLength: 200 },
  },
};

export const securitySchemes: ApiDocument['components']['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieNames.session,
    description: 'Whoever has signed in. HttpOnly; ended by signing out and by a new password.',
  },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieNames.twin,
    description: `A visitor without an account, together with the readable \`${cookieNames.visitor}\`. Both are set by \`GET /api/csrf-cookie\`.`,
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: `The value of the cookie \`${cookieNames.xsrf}\`, with everything that changes something.`,
  },
};

export const description = `Plan real days in Asia. Everything that the site shows comes from these calls.

A single thing is answered as \`{ results }\`, a list as \`{ data, links, meta }\` whose \`links.next\` leads to the next page, an error as \`{ message, code, errors? }\`: words for people, and a code to decide by, from which the status follows. Dates are \`YYYY-MM-DD\`; times of a trip are wall-clock times of the place, \`YYYY-MM-DD HH:mm:ss\`; money is in whole minor units of its currency unless a field says otherwise.

A browser begins with \`GET /api/csrf-cookie\`. A trip has a version: whoever sends it as \`If-Match\` changes only what they have seen.`;
