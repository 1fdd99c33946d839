import type { z } from 'zod';

export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `GET /api/trips/{id}`: the verb, a space, the path with its parameters in braces. */
export type CallName = `${Verb} /api/${string}`;

/** One call of the HTTP API: what it takes and what it answers with status 2xx. */
export type CallSpec = {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body goes as multipart/form-data, because a file is in it. */
  multipart?: true;
  answer: z.ZodType;
  /** The same with what it may answer to whoever asks with `Prefer: return=minimal`. */
  brief?: z.ZodType;
};

export const defineCalls = <const T extends Record<CallName, CallSpec>>(calls: T): T => calls;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What the client passes: only the parts that the call has. */
export type CallInput<S extends CallSpec> = WithoutUndefined<{
  params: Input<S['params']>;
  query: Input<S['query']>;
  body: Input<S['body']>;
}>;
/** Also what it tells those who asked for little. */
export type CallTold<S extends CallSpec> = S extends { brief: z.ZodType } ? z.output<S['brief']> : CallAnswer<S>;
export type CallAnswer<S extends CallSpec> = z.output<S['answer']>;
