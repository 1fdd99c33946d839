/** What can happen to a build, told apart as far as it helps whoever looks for the reason. */
export const failureKinds = ['load', 'hang', 'eval', 'render', 'server-render', 'tampered', 'stale-chunk'] as const;
export type FailureKind = (typeof failureKinds)[number];
export type FailureReport = { app: string; build: string; kind: FailureKind }[];

/** More in one go is no report of a page. */
const most = 20;
const longestWord = 60;

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= longestWord;
const isKind = (value: unknown): value is FailureKind => failureKinds.includes(value as FailureKind);

/** Pure: what a browser tells; null when it is nothing of the kind. Nothing in it is believed or repeated before it is known. */
export function readFailureReport(text: string): FailureReport | null {
  let failures: unknown;
  try {
    ({ failures } = JSON.parse(text) as { failures?: unknown });
  } catch {
    return null;
  }
  if (!Array.isArray(failures) || failures.length === 0 || failures.length > most) return null;
  const report = failures.flatMap((one: unknown) => {
    const { app, build, kind } = (one ?? {}) as Record<string, unknown>;
    return isWord(app) && isWord(build) && isKind(kind) ? [{ app, build, kind }] : [];
  });
  return report.length === failures.length ? report : null;
}
