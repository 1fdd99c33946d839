const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const grades = ['better not', 'fine', 'best'] as const;

export type Month = { name: string; short: string; grade: (typeof grades)[number] };

/** The year as a strip of months, January first. */
export const yearOf = (seasons: readonly number[]): Month[] =>
  seasons.map((grade, index) => ({
    name: months[index] ?? '',
    short: (months[index] ?? '').slice(0, 3),
    grade: grades[grade] ?? 'fine',
  }));
