import { monthName } from '@tabi/shared/format';

const grades = ['better not', 'fine', 'best'] as const;

export type Month = { name: string; short: string; grade: (typeof grades)[number] };

/** The year as a strip of months, January first. */
export const yearOf = (seasons: readonly number[]): Month[] =>
  seasons.map((grade, index) => {
    const name = monthName(index + 1);
    return { name, short: name.slice(0, 3), grade: grades[grade] ?? 'fine' };
  });
