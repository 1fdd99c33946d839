import type { Session } from '@tabi/shared/contracts/people';
import type { SessionRow } from '../users/session-repository.ts';

/** @param current the session of the one who asks */
export const presentSession = (row: SessionRow, current: string): Session => ({
  id: row.id,
  device: row.device,
  signed_in_at: row.created_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
  current: row.id === current,
});
