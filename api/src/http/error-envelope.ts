import type { ErrorBody } from '@tabi/shared/contracts/common';
import { errorStatuses, type ErrorCode } from '@tabi/shared/contracts/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { audit } from './audit.ts';
import { HttpError, notFound, TooFast } from './http-error.ts';
import { speakToPeople } from './validation-sentences.ts';

interface Answer {
  status: number;
  body: ErrorBody;
}

const answer = (code: ErrorCode, message: string, errors?: ErrorBody['errors']): Answer => ({
  status: errorStatuses[code],
  body: { message, code, ...(errors ? { errors } : {}) },
});

const oops = answer('failed', 'Something went wrong on our side. Please try again.');
const busy = answer('busy', 'We are too busy right now. Please try again in a moment.');

function ofValidation(error: FastifyError): Answer {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message = 'This is not valid.' } of error.validation ?? []) {
    const field = instancePath.slice(1).replaceAll('/', '.');
    if (field) (errors[field] ??= []).push(message);
  }
  const [first = 'Some of this is not valid.'] = Object.values(errors).flat();
  return Object.keys(errors).length > 0
    ? answer('invalid', first, errors)
    : answer('invalid', 'Send the fields of this call as JSON.');
}

/** By SQLSTATE: 22… is data that cannot be stored, 23505 something that exists already, 57014 a statement that took too long. */
function ofDatabase(code: string): Answer | null {
  if (code.startsWith('22'))
    return answer('invalid', 'Some of this cannot be stored. Check for unusual characters and very large numbers.');
  if (code === '23505')
    return answer('at-the-same-time', 'Somebody else did that at the same moment. Please try again.');
  if (code === '57014' || code.startsWith('53') || code.startsWith('08') || code.startsWith('57P')) return busy;
  return null;
}

/** What the framework refuses before a route is asked, by its status; whatever else it is, it could not be read. */
const clientErrors: Record<number, Answer> = {
  404: answer('not-found', notFound().message),
  413: answer('too-large', 'This is more than we can take in one go.'),
  414: answer('address-too-long', 'This address is too long.'),
  415: answer('wrong-media-type', 'Send JSON, with content-type application/json.'),
};
const unreadable = answer('unreadable', 'We could not read this request.');

/** The database is away, or its connection broke under the request: the driver's words, and those of packages/postgres. */
const broken =
  /ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|The database does not answer/;
/** Seconds after which to try again what we were too busy for. */
const busySeconds = 2;

/** What a client is told about an error; never a stack, never a message that was not written for people. */
export function answerTo(error: unknown): Answer {
  if (error instanceof HttpError) {
    const { status, body } = answer(error.code, error.message, error.errors);
    return { status, body: { ...body, ...(error.current === undefined ? {} : { current: error.current }) } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return ofValidation(error);
  const { code = '', statusCode = 500, message = '' } = (error ?? {}) as Partial<FastifyError>;
  // Every SQLSTATE of PostgreSQL has a digit; EPIPE, which looks like one, is the system's.
  if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return ofDatabase(code) ?? oops;
  if (broken.test(`${code} ${message}`)) return busy;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return answer('unreadable', 'This is not valid JSON.');
  if (statusCode >= 400 && statusCode < 500) return clientErrors[statusCode] ?? unreadable;
  return oops;
}

/** What is refused to somebody is how an attack looks; that nobody is signed in is not. */
async function noteRefusal(status: number, request: FastifyRequest): Promise<void> {
  if (![403, 419, 429].includes(status)) return;
  const account = (await request.signedIn?.catch(() => null))?.id ?? null;
  const route = `${request.method} ${request.routeOptions.url ?? ''}`;
  audit(request.log, status === 429 ? 'too-fast' : 'refused', { account, status, route });
}

async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, body } = answerTo(error);
  await noteRefusal(status, request);
  if (error instanceof TooFast) reply.header('retry-after', error.seconds);
  else if (status === 503) reply.header('retry-after', busySeconds);
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

export const errorEnvelope = fp(async (app) => {
  speakToPeople();
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
});
