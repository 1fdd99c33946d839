import { classify } from './classify.ts';

/** What failed of a build, as those are told who can mend it. */
export type FailureKind = 'load' | 'hang' | 'eval' | 'render' | 'server-render' | 'tampered' | 'stale-chunk';

/** Milliseconds for a second look at a file that did not come. */
const patience = 4_000;

/** The file of a build that webpack could not load, from its error. */
export const missingChunk = (error: unknown): string | null =>
  error instanceof Error && error.name === 'ChunkLoadError' ? ((error as { request?: string }).request ?? null) : null;

/** Pure: what is known at once. */
export function kindOf(error: unknown): FailureKind {
  const failure = classify(error);
  if (failure === 'timeout') return 'hang';
  return failure === 'broken' ? 'eval' : 'load';
}

/**
 * Browsers do not say why a script did not run, so its file is asked after once more: one that is gone was swept away, and one
 * that is there was not what was released.
 * @param address of the build's first file, when it was that one that did not come
 */
export async function askKind(error: unknown, address: string): Promise<FailureKind> {
  const known = kindOf(error);
  if (known !== 'load' || classify(error) !== 'unreachable') return known;
  const chunk = missingChunk(error);
  try {
    const answer = await fetch(chunk ?? address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return 'tampered';
    return chunk && (answer.status === 404 || answer.status === 410) ? 'stale-chunk' : 'load';
  } catch {
    return 'load';
  }
}
