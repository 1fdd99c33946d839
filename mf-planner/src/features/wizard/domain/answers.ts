import { addDays } from '@tabi/shared/format';
import type { PlannerInput } from '@tabi/shared/contracts/trips';
import { rowsOf, type Chosen, type DestinationRow } from '../../../common/domain/destination-rows.ts';

export type Theme = NonNullable<PlannerInput['theme']>;
/** What the wizard asks for, one question after the other. */
export type Answers = { theme: Theme; duration: number; locations: DestinationRow[]; date: string };
export type Question = keyof Answers;

/** A day of leisure, tomorrow. `today` is the visitor's own day. */
export const newAnswers = (today: string, destinations: readonly Chosen[]): Answers => ({
  theme: 'leisure',
  duration: 1,
  locations: rowsOf(destinations),
  date: addDays(today, 1),
});
