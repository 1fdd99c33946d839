import type { Reviewable } from '@tabi/shared/contracts/reviews';

export interface ReviewRow {
  id: string;
  resource: Reviewable;
  resource_id: number;
  user_id: string;
  /** Of its author. */
  name: string;
  avatar: string | null;
  rating: number;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  helpful_count: number;
  voted: boolean;
}
