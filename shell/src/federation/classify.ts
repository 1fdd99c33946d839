import type { RemoteFailure } from '@tabi/shared/federation';

/** Pure: what a failed load means for a visitor, from what the runtime threw. */
export function classify(error: unknown): RemoteFailure {
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof EmptyModuleError) return 'broken';
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/does not satisfy|Unsatisfied version|RUNTIME-006|#RUNTIME-005/i.test(text)) return 'incompatible';
  if (/ScriptExecutionError|SyntaxError|is not a function|is not defined|Cannot read prop/i.test(text)) return 'broken';
  if (/timeout|timed out/i.test(text)) return 'timeout';
  if (
    /RUNTIME-|ScriptNetworkError|ChunkLoadError|Loading (script|chunk)|Failed to (load|fetch)|NetworkError/i.test(text)
  )
    return 'unreachable';
  return 'broken';
}

export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** After a module threw while evaluating, the runtime answers `{}` for it for ever. */
export class EmptyModuleError extends Error {
  override name = 'EmptyModuleError';
}

export function assertNotEmpty(module: unknown, what: string): unknown {
  if (!module || typeof module !== 'object' || Object.keys(module).length === 0)
    throw new EmptyModuleError(`${what} answered nothing.`);
  return module;
}
