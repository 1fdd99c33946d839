import { calls, type CallKey } from '@tabi/shared/contracts';
import type { Operation, Parameter, Security } from './document-types.ts';
import { tagOf } from './tags.ts';

/** What the route of a call says of itself, besides its schemas. */
export interface CallRules {
  changesState: boolean;
  /** Calls of one address are counted. */
  limited: boolean;
}

/** Calls that answer 401 to a guest. */
const forAccounts: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /api/user',
  'PUT /api/user',
  'PATCH /api/user/settings',
  'DELETE /api/user',
  'POST /api/user/avatar',
  'DELETE /api/user/avatar',
  'GET /api/user/sessions',
  'DELETE /api/user/sessions',
  'DELETE /api/user/sessions/{id}',
  'GET /api/user/security',
  'PUT /api/user/second-factor',
  'POST /api/user/authenticator',
  'PUT /api/user/authenticator',
  'DELETE /api/user/authenticator',
  'POST /api/user/passkeys/options',
  'POST /api/user/passkeys',
  'PATCH /api/user/passkeys/{id}',
  'DELETE /api/user/passkeys/{id}',
  'POST /api/user/recovery-codes',
  'GET /api/user/identities',
  'POST /api/user/identities/{provider}',
  'PUT /api/user/identities/{provider}',
  'DELETE /api/user/identities/{provider}',
  'GET /api/user/wishlists',
  'GET /api/user/wishlists/{id}',
  'POST /api/user/wishlists',
  'PATCH /api/user/wishlists/{id}',
  'DELETE /api/user/wishlists/{id}',
  'POST /api/user/wishlists/{id}/restore',
  'PUT /api/user/wishlists/{id}/note',
  'PUT /api/user/wishlists/{id}/cover',
  'POST /api/user/wishlists/{id}/link',
  'DELETE /api/user/wishlists/{id}/link',
  'POST /api/user/wishlists/syncPOI',
  'POST /api/user/wishlists/syncLocation',
  'POST /api/reviews',
  'PATCH /api/reviews/{id}',
  'DELETE /api/reviews/{id}',
  'POST /api/reviews/{id}/helpful',
  'GET /api/user/subscriptions',
  'PUT /api/user/subscriptions',
  'POST /api/trips/{id}/user/invite',
  'DELETE /api/user/trips/{id}',
]);

/** What they answer with is found by the token of a link, or by what the browser has shown before, alone. */
const foundByProof: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /api/wishlists/shared',
  'GET /api/login/second-factor',
]);

const isOfTrip = (call: CallKey): boolean =>
  /^\w+ \/api\/(trips\/\{id\}|events\/|destinations\/|user\/trips\/\{id\})/.test(call);

/** Everything that changes a trip but deleting, restoring and copying it counts its version up. */
const isVersioned = (call: CallKey, { changesState }: CallRules): boolean =>
  changesState && isOfTrip(call) && !/^DELETE \/api\/trips\/\{id\}$|\/restore$|\/duplicate$/.test(call);

/** `getTripsByIdEvents` for `GET /api/trips/{id}/events`. */
export function operationIdOf(call: CallKey): string {
  const [verb = '', path = ''] = call.split(' ');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const words = path
    .slice('/api/'.length)
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/);
  return verb.toLowerCase() + words.map(capital).join('');
}

export function securityOf(call: CallKey, { changesState }: CallRules): Security {
  const token: Record<string, string[]> = changesState ? { xsrf: [] } : {};
  if (forAccounts.has(call)) return [{ session: [], ...token }];
  if (changesState || isOfTrip(call))
    return [
      { visitor: [], ...token },
      { session: [], ...token },
    ];
  return [];
}

/** Names of `components.responses`, by status. */
export function problemsOf(call: CallKey, rules: CallRules, operation: Operation): Record<string, string> {
  const { changesState, limited } = rules;
  const { parameters = [], requestBody } = operation;
  const names = parameters.map((parameter) => (parameter as Parameter).name);
  return {
    ...(forAccounts.has(call) ? { 401: 'SignInFirst' } : {}),
    ...(changesState || isOfTrip(call) || forAccounts.has(call) ? { 403: 'Forbidden' } : {}),
    ...(foundByProof.has(call) || names.some((name) => /id$|^name$|^provider$/i.test(name)) ? { 404: 'NotFound' } : {}),
    ...(isVersioned(call, rules) || call === 'POST /api/reviews' ? { 409: 'Conflict' } : {}),
    ...(requestBody ? { 413: 'TooLarge', 415: 'WrongType' } : {}),
    ...(changesState ? { 419: 'TokenMissing' } : {}),
    ...(names.length > 0 || requestBody ? { 422: 'Invalid' } : {}),
    ...(limited ? { 429: 'TooFast' } : {}),
    '4XX': 'Refused',
    '5XX': 'Failed',
  };
}

/** The operation as the document shows it: what the schemas cannot tell is added. */
export function describeOperation(call: CallKey, rules: CallRules, operation: Operation): Operation {
  const problems = Object.entries(problemsOf(call, rules, operation));
  const { 200: success, ...undescribed } = operation.responses;
  if (!success || '$ref' in success) throw new Error(`${call} has no answer: give it one in the contract.`);
  const known = Object.keys(undescribed).filter((status) => !/^[45]XX$/.test(status));
  if (known.length > 0) throw new Error(`${call} answers ${known.join(', ')}, which the document does not describe.`);
  const parameters = [
    ...(operation.parameters ?? []),
    ...(isVersioned(call, rules)
      ? [{ $ref: '#/components/parameters/IfMatch' }, { $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
    ...('brief' in calls[call] ? [{ $ref: '#/components/parameters/Prefer' }] : []),
  ];
  return {
    operationId: operationIdOf(call),
    summary: operation.summary,
    tags: [tagOf(call)],
    security: securityOf(call, rules),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.requestBody ? { requestBody: operation.requestBody } : {}),
    responses: {
      200: { ...success, description: 'Done.' },
      ...Object.fromEntries(problems.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }])),
    },
  };
}
