export type UnscheduledReason =
  | 'refused'
  | 'closed-on-these-days'
  | 'in-the-dark'
  | 'in-its-whole'
  | 'by-its-parts'
  | 'no-day-in-its-city'
  | 'day-trip-needs-a-day'
  | 'over-budget'
  | 'invalid-place'
  | 'no-room'
  | 'less-fitting';

export interface Unscheduled {
  readonly placeId: string;
  readonly reason: UnscheduledReason;
}

/** What could not be done, so that it can be said. The rest of the plan stands. */
export type Problem =
  | { readonly code: 'no-days' }
  | { readonly code: 'no-places' }
  | { readonly code: 'too-many-days'; readonly kept: number }
  | { readonly code: 'invalid-day'; readonly date: string }
  | { readonly code: 'invalid-place'; readonly placeId: string }
  | { readonly code: 'invalid-pin'; readonly pinId: string }
  | { readonly code: 'pin-outside-hours'; readonly pinId: string; readonly date: string }
  | { readonly code: 'pin-outside-day'; readonly pinId: string; readonly date: string }
  | { readonly code: 'pins-collide'; readonly pinId: string; readonly with: string; readonly date: string }
  | { readonly code: 'pin-unreachable'; readonly pinId: string; readonly with: string; readonly date: string }
  | { readonly code: 'chosen-dropped'; readonly placeId: string; readonly reason: UnscheduledReason }
  | { readonly code: 'must-see-dropped'; readonly placeId: string; readonly reason: UnscheduledReason }
  | { readonly code: 'meal-impossible'; readonly date: string; readonly kind: 'lunch' | 'dinner' }
  | { readonly code: 'empty-day'; readonly date: string }
  | { readonly code: 'transfer-too-long'; readonly date: string; readonly minutes: number };
