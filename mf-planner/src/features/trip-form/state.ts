import { begunOf, type Begun } from '../../common/domain/begun.ts';
import { today } from '../../common/domain/today.ts';
import { keptDraft } from '../../common/state/kept-draft.ts';
import type { Chosen } from '../../common/domain/destination-rows.ts';
import { dayCount, newDraft, type Draft } from './domain.ts';

export const kept = keptDraft<Draft>('trip-form');

/** What was typed before a reload or a closed form, unless its days are over; else a new draft. */
export function loadDraft(destinations: readonly Chosen[], usual: Parameters<typeof newDraft>[2]): Draft {
  const fresh = newDraft(today(), destinations, usual);
  const saved = kept.read();
  if (!saved || saved.draft.startDate < today()) {
    kept.forget();
    return fresh;
  }
  // Another destination is another trip than the one that could not be planned.
  if (destinations.length > 0) kept.remember(null);
  return { ...fresh, ...saved.draft, ...(destinations.length > 0 ? { destinations: fresh.destinations } : {}) };
}

/** What is kept of a trip that can still be planned. */
export function begunTrip(): Begun | null {
  const draft = kept.read()?.draft;
  if (!draft || draft.startDate < today()) return null;
  return begunOf(draft.destinations, draft.startDate, dayCount(draft));
}

export function saveDraft(draft: Draft): void {
  // While a day is written that is none, the days from before are the better ones to come back to.
  if (draft.startDate && draft.endDate) kept.save(draft);
}
