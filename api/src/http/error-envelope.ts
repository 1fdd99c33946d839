import type { ErrorBody } from '@tabi/shared/contracts/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { audit } from './audit.ts';
import { HttpError, notFound, TooFast } from './http-error.ts';

interface Answer {
  status: number;
  body: ErrorBody;
}

const oops: Answer = { status: 500, body: { message: 'Something went wrong on our side. Please try again.' } };
const busy: Answer = { status: 503, body: { message: 'We are too busy right now. Please try again in a moment.' } };

function ofValidation(error: FastifyError): Answer {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message = 'This is not valid.' } of error.validation ?? []) {
    const field = instancePath.slice(1).replaceAll('/', '.');
    if (field) (errors[field] ??= []).push(message);
  }
  const [first = 'Some of this is not valid.'] = Object.values(errors).flat();
  return {
    status: 422,
    body: Object.keys(errors).length
      ? { message: first, errors }
      : { message: 'Send the fields of this call as JSON.' },
  };
}

/** By SQLSTATE: 22… is data that cannot be stored, 23505 something that exists already, 57014 a statement that took too long. */
function ofDatabase(code: string): Answer | null {
  if (code.startsWith('22'))
    return {
      status: 422,
      body: { message: 'Some of this cannot be stored. Check for unusual characters and very large numbers.' },
    };
  if (code === '23505')
    return { status: 409, body: { message: 'Somebody else did that at the same moment. Please try again.' } };
  if (code === '57014' || code.startsWith('53') || code.startsWith('08') || code.startsWith('57P')) return busy;
  return null;
}

const clientErrors: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'This is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is more than we can take in one go.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with content-type application/json.',
};

/** What a client is told about an error; never a stack, never a message that was not written for people. */
export function answerTo(error: unknown): Answer {
  if (error instanceof HttpError) {
    return {
      status: error.statusCode,
      body: {
        message: error.message,
        ...(error.errors ? { errors: error.errors } : {}),
        ...(error.current === undefined ? {} : { current: error.current }),
      },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return ofValidation(error);
  const { code = '', statusCode = 500, message = '' } = (error ?? {}) as Partial<FastifyError>;
  if (/^[0-9A-Z]{5}$/.test(code)) return ofDatabase(code) ?? oops;
  if (
    /ECONNREFUSED|ENOENT|ECONNRESET|timeout exceeded when trying to connect|Connection terminated/.test(
      `${code} ${message}`,
    )
  )
    return busy;
  if (statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, body: { message: clientErrors[code] ?? 'We could not read this request.' } };
  }
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
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

export const errorEnvelope = fp(async (app) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
});
