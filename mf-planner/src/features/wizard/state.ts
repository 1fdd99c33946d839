import { begunOf, type Begun } from '../../common/domain/begun.ts';
import type { Chosen } from '../../common/domain/destination-rows.ts';
import { today } from '../../common/domain/today.ts';
import { keptDraft } from '../../common/state/kept-draft.ts';
import { newAnswers, type Answers } from './domain/answers.ts';

export const kept = keptDraft<Answers>('trip-wizard');

/** What was answered before a reload or a closed wizard, unless its day is over; else a new trip. */
export function loadAnswers(destinations: readonly Chosen[]): Answers {
  const fresh = newAnswers(today(), destinations);
  const saved = kept.read();
  if (!saved || saved.draft.date < today()) {
    kept.forget();
    return fresh;
  }
  // Another destination is another trip than the one that could not be planned.
  if (destinations.length > 0) kept.remember(null);
  return { ...fresh, ...saved.draft, ...(destinations.length > 0 ? { locations: fresh.locations } : {}) };
}

/** What is kept of a trip that can still be planned. */
export function begunTrip(): Begun | null {
  const answers = kept.read()?.draft;
  if (!answers || answers.date < today()) return null;
  return begunOf(answers.locations, answers.date, answers.duration);
}

export function saveAnswers(answers: Answers): void {
  if (answers.date) kept.save(answers);
}
