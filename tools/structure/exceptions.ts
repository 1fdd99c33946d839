import type { Problem } from './rule.ts';

/** Paths that may break a rule for now, by the rule's name. */
export type Exceptions = Record<string, string[]>;

const path = 'tools/structure/exceptions.json';

/** What breaks the rule without leave, and leave that nobody needs any more. */
export function withoutExcepted(rule: string, problems: readonly Problem[], exceptions: Exceptions): Problem[] {
  const allowed = exceptions[rule] ?? [];
  const needed = new Set(problems.map((problem) => problem.path));
  const stale = allowed.filter((file) => !needed.has(file));
  return [
    ...problems.filter((problem) => !allowed.includes(problem.path)),
    ...stale.map((file) => ({ path, message: `${file} keeps "${rule}" again: take it out of the list.` })),
  ];
}

/** The list may only shrink; `before` is the committed one. */
export function grownSince(before: Exceptions, now: Exceptions): Problem[] {
  return Object.entries(now).flatMap(([rule, files]) =>
    files
      .filter((file) => !before[rule]?.includes(file))
      .map((file) => ({
        path,
        message: `This list may only shrink: mend ${file} instead of excepting it from "${rule}".`,
      })),
  );
}
