/**
 * A promise that React takes without waiting. What was waited for once must be asked for with `use` again when it is
 * there, or React takes the second rendering for another one.
 */
export const keptPromise = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
