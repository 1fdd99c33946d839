import { daysBetween, utcDay } from '@tabi/shared/format';

const epoch = '1970-01-01';

/** Pure: some of them, led by another one each day, and spread over all ranks, so that those alike seldom come together. */
export function ofTheDay<T>(ranked: readonly T[], count: number, now: Date): T[] {
  const day = daysBetween(epoch, utcDay(now));
  const step = Math.max(1, Math.floor(ranked.length / count));
  return Array.from(
    { length: Math.min(count, ranked.length) },
    (_, index) => ranked[(day + index * step) % ranked.length],
  ).flatMap((one) => one ?? []);
}
