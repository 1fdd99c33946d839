import type { AnswerOf, CallKey, InputOf } from '../contracts/calls.ts';
import { changesSession, changesState } from '../contracts/changes-state.ts';
import type { ErrorBody } from '../contracts/common.ts';
import { ApiError } from './api-error.ts';
import { pause, pauseBeforeAsking } from './asking-again.ts';
import { bodyToSend } from './body-to-send.ts';
import { requestOf, type CallParts } from './request-of.ts';

export type ApiContext = { uuid: string | null; currency: string; city: string | null; device: string };

export type ApiDeps = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The value of the XSRF-TOKEN cookie now, or null. */
  xsrfToken: () => string | null;
  /** What goes into the X-… headers. */
  context: () => ApiContext;
  /** The one place where answers lead to other pages (404 → not found, 401 → landing). */
  onRefused?: (error: ApiError, call: CallKey) => void;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** Polling, tracking, suggestions: their failure never leads anywhere. */
  background?: boolean;
  /** The version of the thing that the change is meant for; when it has moved on, the answer is 409 with its state now. */
  ifMatch?: number;
  /** One sending, however often it arrives: with the same key it is done once. */
  idempotencyKey?: string;
  /** Enough to hear what has changed, where the call can tell just that. */
  brief?: boolean;
};

type Args<K extends CallKey> =
  Record<string, never> extends InputOf<K>
    ? [input?: InputOf<K>, options?: CallOptions]
    : [input: InputOf<K>, options?: CallOptions];

export type Api = { call<K extends CallKey>(name: K, ...args: Args<K>): Promise<AnswerOf<K>> };

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

/** What changes nothing is asked again when the network or the server had only a hiccup. */
async function persist(name: CallKey, ask: () => Promise<Response | null>, signal?: AbortSignal): Promise<Response> {
  for (let tried = 1; ; tried++) {
    const answer = await ask();
    const wait = changesState(name)
      ? null
      : pauseBeforeAsking(answer?.status ?? 0, answer?.headers.get('Retry-After') ?? null, tried, Math.random());
    if (wait !== null) await pause(wait, signal);
    else if (answer) return answer;
    else throw new ApiError(0, null);
  }
}

/** Asks for the XSRF cookie where there is none, once for all that wait. */
function tokenEnsurer(deps: ApiDeps): () => Promise<void> {
  let ensuring: Promise<unknown> | null = null;
  return async () => {
    if (deps.xsrfToken()) return;
    // Read to its end: an answer whose body nobody reads keeps its connection.
    ensuring ??= deps
      .fetch('/api/csrf-cookie', { method: 'GET', credentials: 'include' })
      .then((answer) => answer.text())
      .finally(() => {
        ensuring = null;
      });
    await ensuring;
  };
}

/** What changes something waits for what changes the session: on the way, its token would become one of who is gone. */
function sessionQueue(): <T>(name: CallKey, send: () => Promise<T>) => Promise<T> {
  let changing: Promise<unknown> | null = null;
  return async (name, send) => {
    while (changing && changesState(name)) await changing;
    const sent = send();
    if (changesSession(name)) {
      const change = sent.catch(() => undefined).finally(() => (changing = null));
      changing = change;
    }
    return sent;
  };
}

/**
 * The typed client of the API. Every browser request first makes sure of the XSRF cookie, once for all that wait.
 * @throws ApiError for every answer that is not 2xx
 */
export function createApi(deps: ApiDeps): Api {
  const ensureToken = tokenEnsurer(deps);
  const inTurn = sessionQueue();

  const send = async (name: CallKey, input: CallParts | undefined, options: CallOptions): Promise<Response> => {
    const { verb, path } = requestOf(name, input);
    const { uuid, currency, city, device } = deps.context();
    const headers: Record<string, string> = { Accept: 'application/json', 'X-Currency': currency, 'X-Device': device };
    if (uuid) headers['X-User-UUID'] = uuid;
    if (city) headers['X-City'] = encodeURIComponent(city);
    const token = deps.xsrfToken();
    if (token && changesState(name)) headers['X-XSRF-TOKEN'] = token;
    if (options.ifMatch !== undefined) headers['If-Match'] = `"${options.ifMatch}"`;
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (options.brief) headers['Prefer'] = 'return=minimal';
    const body = bodyToSend(input?.body);
    // The browser itself says where the parts of a form begin.
    if (typeof body === 'string') headers['Content-Type'] = 'application/json';
    return deps.fetch(path, {
      method: verb,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  };

  /** Null when no answer came. */
  const attempt = async (name: CallKey, input: CallParts | undefined, options: CallOptions) => {
    try {
      await ensureToken();
      const answer = await send(name, input, options);
      // 419: the token belonged to a session or visitor that is no more, and the refusal has set a fresh one.
      return answer.status === 419 ? await send(name, input, options) : answer;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      return null;
    }
  };

  return {
    async call(name, ...[input, options = {}]) {
      const response = await persist(
        name,
        () => inTurn(name, () => attempt(name, input as CallParts | undefined, options)),
        options.signal,
      );
      const body = await bodyOf(response);
      if (response.ok) return body as never;
      const error = new ApiError(response.status, body as ErrorBody | null);
      if (!options.background) deps.onRefused?.(error, name);
      throw error;
    },
  };
}
