import { cookieNames } from '../cookies.ts';
import type { Answer, ApiDocument } from './document-types.ts';

const problem = (description: string): Answer => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** What every operation refers to. */
export const responses: ApiDocument['components']['responses'] = {
  SignInFirst: problem('Nobody is signed in.'),
  Forbidden: problem('It can be seen and not be done, or the request came from another site.'),
  NotFound: problem('It is not there, or not for the one who asks: the two look alike.'),
  Conflict: problem('Somebody changed it in the meantime, or it was done before. `current` is how it is now.'),
  TooLarge: problem('The body is larger than this call takes.'),
  WrongType: problem('The body is neither JSON nor what this call takes besides.'),
  TokenMissing: problem('The XSRF token is missing or of another session. The answer sets a fresh one: try once more.'),
  Invalid: problem('Something sent is not valid. `errors` says by field what is wrong and how to mend it.'),
  TooFast: {
    ...problem('Too many calls within a minute.'),
    headers: {
      'Retry-After': { description: 'Seconds until the next call is taken.', schema: { type: 'integer' } },
    },
  },
  Refused: problem('Anything else that is wrong with the request.'),
  Failed: problem('Something went wrong on our side; with 503 trying again a moment later helps.'),
};

export const parameters: ApiDocument['components']['parameters'] = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version of the trip that the change is made to; 409 when there is a newer one. Left out: the last wins.',
    schema: { type: 'string', pattern: '^(W/)?"?\\d{1,9}"?$' },
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

A single thing is answered as \`{ results }\`, a list as \`{ data, links, meta }\` whose \`links.next\` leads to the next page, an error as \`{ message, errors? }\` with words for people. Dates are \`YYYY-MM-DD\`; times of a trip are wall-clock times of the place, \`YYYY-MM-DD HH:mm:ss\`; money is in whole minor units of its currency unless a field says otherwise.

A browser begins with \`GET /api/csrf-cookie\`. A trip has a version: whoever sends it as \`If-Match\` changes only what they have seen.`;
