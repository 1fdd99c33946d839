import { dayIn, ownZone } from '@tabi/shared/format';
import type { Chosen, Draft } from './domain.ts';
import { newDraft } from './domain.ts';

const key = 'trip-form';

/** The visitor's own calendar day: the form's first days are counted from it. */
const today = () => dayIn(ownZone(), new Date());

/** What was typed before a reload or a closed form, unless its days are over; else a new draft. */
export function loadDraft(destinations: readonly Chosen[]): Draft {
  const fresh = newDraft(today(), destinations);
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    if (!saved || saved.startDate < today()) return fresh;
    return destinations.length > 0 ? { ...saved, destinations: fresh.destinations } : saved;
  } catch {
    return fresh;
  }
}

export function saveDraft(draft: Draft): void {
  // While a day is written that is none, the days from before are the better ones to come back to.
  if (!draft.startDate || !draft.endDate) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage a reload begins anew.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
