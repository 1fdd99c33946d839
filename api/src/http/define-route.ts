import { calls, type AnswerOf, type CallKey, type Calls } from '@tabi/shared/contracts';
import type { CallSpec } from '@tabi/shared/contracts/call';
import { errorBody } from '@tabi/shared/contracts/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { limitOf, type LimitName } from '../plugins/rate-limit.ts';

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
  /** `public`: the same answer for everybody, may be kept for a minute. `private`: never stored. */
  cache: 'public' | 'private';
  /** Which limit counts this call; none when left out. */
  limit?: LimitName;
  /** A GET that changes something: it needs the XSRF token like any other change. */
  changesState?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    changesState?: boolean;
    cache?: 'public' | 'private';
    call?: CallKey;
  }
}

const verbOf = (call: CallKey) => call.slice(0, call.indexOf(' ')) as HTTPMethods;
const pathOf = (call: CallKey) => call.slice(call.indexOf(' ') + '/api'.length + 1).replace(/\{(\w+)\}/g, ':$1');

/**
 * Registers one call of the contract on `app`, which is mounted at `/api`. Path, validation, serialisation and OpenAPI come
 * from the contract, so a route cannot say something else.
 */
export function defineRoute<const K extends CallKey>(
  app: FastifyInstance,
  call: K,
  rules: RouteRules,
  handler: (call: RouteCall<K>) => Promise<AnswerOf<K>>,
): void {
  const spec: CallSpec = calls[call];
  const method = verbOf(call);
  app.route({
    method,
    url: pathOf(call),
    config: {
      call,
      cache: rules.cache,
      changesState: method !== 'GET' || rules.changesState === true,
      ...(rules.limit ? { rateLimit: limitOf(app, rules.limit) } : {}),
    },
    schema: {
      summary: spec.summary,
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { querystring: spec.query } : {}),
      ...(spec.body ? { body: spec.body } : {}),
      response: { 200: spec.answer, '4xx': errorBody, '5xx': errorBody },
    },
    handler: (request, reply) =>
      handler({ params: request.params, query: request.query, body: request.body, request, reply } as RouteCall<K>),
  });
}
