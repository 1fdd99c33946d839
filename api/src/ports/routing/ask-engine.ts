import { EngineError } from './engine.ts';

/** A table of 1,000 × 1,000 ways is about this long; longer is no answer of an engine. */
const longestAnswer = 64 * 1024 * 1024;

/** JSON of an answer with its status; engines say "no way" with 400 and a body.
 * @throws EngineError when there is none */
export async function askEngine(
  url: string,
  signal: AbortSignal,
  question?: unknown,
): Promise<{ status: number; body: unknown }> {
  const init: RequestInit = { signal, redirect: 'error', headers: { accept: 'application/json' } };
  if (question !== undefined) {
    init.method = 'POST';
    init.body = JSON.stringify(question);
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  try {
    const answer = await fetch(url, init);
    if (Number(answer.headers.get('content-length') ?? 0) > longestAnswer)
      throw new EngineError('The routing engine answered more than a table can hold.');
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    if (error instanceof EngineError) throw error;
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new EngineError(`The routing engine gave no answer (${why}). Check ROUTING_URL and that it runs.`);
  }
}
