import { calls, type CallKey, type Calls, type ToldBy } from '@tabi/shared/contracts';
import { changesState } from '@tabi/shared/contracts/changes-state';
import type { CallSpec } from '@tabi/shared/contracts/call';
import { errorBody } from '@tabi/shared/contracts/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler, HTTPMethods } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { LimitName } from './rate-limit.ts';

type Part<K extends CallKey, Name extends 'params' | 'query' | 'body'> =
  Calls[K] extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A call as its handler sees it: parsed and typed by the contract. */
export interface RouteCall<K extends CallKey> {
  params: Part<K, 'params'>;
  query: Part<K, 'query'>;
  body: Part<K, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteRules {
  /**
   * `public`: the same answer for everybody, may be kept for a minute. `catalogue`: that, and made of nothing but the
   * catalogue and its ratings, so kept here too until they change. `private`: never stored.
   */
  cache: 'public' | 'catalogue' | 'private';
  /** The largest body that is read; 1 MB when left out. */
  mostBytes?: number;
  /** Which limit counts this call; `write` when left out and something changes, else none. */
  limit?: LimitName;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    changesState?: boolean;
    cache?: 'public' | 'catalogue' | 'private';
    /** Too many calls are refused. */
    limited?: boolean;
    call?: CallKey;
  }
}

const verbOf = (call: CallKey) => call.slice(0, call.indexOf(' ')) as HTTPMethods;
const pathOf = (call: CallKey) => call.slice(call.indexOf(' ') + '/api'.length + 1).replace(/\{(\w+)\}/g, ':$1');

/** A form sends what was left empty too: `?location=&type=` asks for nothing in particular. */
const withoutEmpty = (query: unknown) =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''));

const judge: FastifySchemaCompiler<unknown> = (route) => {
  const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  return route.httpPart === 'querystring' ? (query: unknown) => validate(withoutEmpty(query)) : validate;
};

/** A file is read and judged by the handler, piece by piece. */
const exceptBody: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : judge(route);

/**
 * Registers one call of the contract on `app`, which is mounted at `/api`. Path, validation, serialisation and OpenAPI come
 * from the contract, so a route cannot say something else.
 */
export function defineRoute<const K extends CallKey>(
  app: FastifyInstance,
  call: K,
  rules: RouteRules,
  handler: (call: RouteCall<K>) => Promise<ToldBy<K>>,
): void {
  const spec: CallSpec = calls[call];
  const method = verbOf(call);
  const changes = changesState(call);
  const limit = rules.limit ?? (changes ? 'write' : undefined);
  app.route({
    method,
    url: pathOf(call),
    config: {
      call,
      cache: rules.cache,
      changesState: changes,
      limited: limit !== undefined,
    },
    schema: {
      summary: spec.summary,
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { querystring: spec.query } : {}),
      ...(spec.body ? { body: spec.body } : {}),
      ...(spec.multipart ? { consumes: ['multipart/form-data'] } : {}),
      response: { 200: spec.brief ?? spec.answer, '4xx': errorBody, '5xx': errorBody },
    },
    ...(rules.mostBytes ? { bodyLimit: rules.mostBytes } : {}),
    validatorCompiler: spec.multipart ? exceptBody : judge,
    ...(limit ? { preHandler: app.limited(limit) } : {}),
    handler: (request, reply) =>
      handler({ params: request.params, query: request.query, body: request.body, request, reply } as RouteCall<K>),
  });
}
