import { rules } from '@tabi/shared/forms';
import { addDays } from '@tabi/shared/format';
import type { TripPreferences } from '@tabi/shared/contracts/trip-changes';
import type { PlannerInput } from '@tabi/shared/contracts/trips';
import {
  allChosen,
  idsOf,
  namesOf,
  notChosen,
  rowsOf,
  type DestinationRow,
} from '../../../common/domain/destination-rows.ts';
import type { Answers, Question } from './answers.ts';

export type Step = { name: Question; title: string; skippable: boolean; rule: (value: unknown) => string | undefined };

const isChosen = (value: unknown): string | undefined => {
  const rows = value as DestinationRow[];
  if (rows.every(({ chosen, text }) => chosen === null && text.trim() === '')) return rules.required('');
  return allChosen(rows) ? undefined : notChosen;
};

export const steps: readonly Step[] = [
  { name: 'theme', title: 'What kind of trip is it?', skippable: true, rule: rules.required },
  {
    name: 'duration',
    title: 'How long do you have?',
    skippable: false,
    rule: rules.all(rules.required, rules.numeric, rules.minLength(1, 'numbers')),
  },
  { name: 'locations', title: 'Where do you want to go?', skippable: false, rule: isChosen },
  { name: 'date', title: 'When does it begin?', skippable: true, rule: rules.required },
];

/** Where skipping leads: the next step that must be answered, or past the last one. */
export function afterSkipping(of: readonly Pick<Step, 'skippable'>[], index: number): number {
  const next = of.findIndex(({ skippable }, at) => at > index && !skippable);
  return next === -1 ? of.length : next;
}

export const durations = [1, 2, 3, 4, 5, 6, 7] as const;

export const answersOf = (saved: TripPreferences): Answers => ({
  theme: saved.theme,
  duration: saved.duration,
  locations: rowsOf(saved.destinations),
  date: saved.start_date,
});

export const lastDayOf = ({ date, duration }: Pick<Answers, 'date' | 'duration'>): string =>
  addDays(date, duration - 1);

/** What is wrong with this question; what is asked later is not yet wrong. */
export function problemsOf(answers: Answers, { name, rule }: Pick<Step, 'name' | 'rule'>, firstDay: string) {
  const problem = rule(answers[name]);
  if (problem) return { [name]: problem };
  if (name === 'date' && answers.date < firstDay) return { date: 'That day has passed. Choose today or a later day.' };
  return {};
}

/** The server's names of the questions. */
const questionOf: Record<string, Question> = {
  theme: 'theme',
  duration: 'duration',
  endDate: 'duration',
  destination_ids: 'locations',
  destinations_names: 'locations',
  startDate: 'date',
};

/** What the server has against the answers, by question, and the first step of which it says something. */
export function refusedSteps(refused: Record<string, string>): { errors: Record<string, string>; first: number } {
  const errors = Object.fromEntries(
    Object.entries(refused).flatMap(([field, words]) => (questionOf[field] ? [[questionOf[field], words]] : [])),
  );
  return { errors, first: steps.findIndex(({ name }) => errors[name]) };
}

const asked = ({ theme, duration, locations, date }: Answers) => ({
  destination_ids: idsOf(locations),
  destinations_names: namesOf(locations),
  startDate: date,
  endDate: lastDayOf({ date, duration }),
  theme,
  duration,
});

/** @param home id of the city that the traveller starts from, which the wizard does not ask */
export const inputOf = (answers: Answers, home: number | null = null): PlannerInput => ({
  ...asked(answers),
  ...(home === null ? {} : { source_id: home }),
  startTime: '09:00',
  endTime: '22:00',
});

/** One answer changed; everything that the wizard does not ask stays as it was. */
export const changeOf = (answers: Answers, saved: TripPreferences, trip: string): PlannerInput => ({
  ...asked(answers),
  source_id: saved.source_id,
  startTime: saved.day_start_time,
  endTime: saved.day_end_time,
  preferredTypes: saved.preferred_types,
  tripPace: saved.trip_pace,
  trip_id: trip,
});

/** Of a trip that is longer than the wizard offers, its own length is offered too. */
export const durationsFor = (now: number): number[] =>
  durations.some((days) => days === now) ? [...durations] : [...durations, now];

export const firstDayOf = (today: string, saved: Pick<TripPreferences, 'start_date'>): string =>
  saved.start_date < today ? saved.start_date : today;
