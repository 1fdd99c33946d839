import type { Review } from '@tabi/shared/contracts/reviews';
import { avatarUrl } from '../pictures/domain/avatar.ts';
import type { ReviewRow } from './review-row.ts';

/** @param asker the account that asks; null for a guest */
export const presentReview = (row: ReviewRow, asker: string | null): Review => ({
  id: row.id,
  avatar: avatarUrl(row.avatar, 128),
  name: row.name,
  rating: row.rating,
  text: row.text,
  timestamp: row.created_at.toISOString(),
  edited: row.edited_at?.toISOString() ?? null,
  helpful: row.helpful_count,
  mine: row.user_id === asker,
  voted: row.voted,
});
