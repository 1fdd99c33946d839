import type { Trip } from '@tabi/shared/contracts/trips';

/** What people call a day of their trip; empty where they call it nothing. */
export const nameOfDay = ({ day_names = [] }: Pick<Trip, 'day_names'>, date: string): string =>
  day_names.find((named) => named.date === date)?.name ?? '';
