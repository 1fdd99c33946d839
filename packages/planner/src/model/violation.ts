export type ViolationCode =
  | 'unknown-place'
  | 'refused'
  | 'duplicate'
  | 'part-twice'
  | 'closed'
  | 'dark'
  | 'visit-length'
  | 'overlap'
  | 'travel'
  | 'transfer'
  | 'missing-hop'
  | 'outside-day'
  | 'meal-missing'
  | 'meal-wrong'
  | 'meal-place'
  | 'pin-moved'
  | 'pin-missing'
  | 'pace'
  | 'wrong-city'
  | 'budget'
  | 'order'
  | 'dropped-unnamed'
  | 'reason-false'
  | 'totals-wrong'
  | 'day-mismatch';

export interface Violation {
  readonly code: ViolationCode;
  readonly date: string | null;
  /** The place, pin or meal it is about. */
  readonly subject: string | null;
  /** One English sentence. */
  readonly message: string;
}
