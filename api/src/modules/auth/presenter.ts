import type { User } from '@tabi/shared/contracts/people';
import { avatarUrl } from '../user/domain/avatar.ts';
import type { UserRow } from './repository.ts';

export const presentUser = (row: UserRow, now: Date): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  avatar: avatarUrl(row.avatar),
  setting: { timeZone: row.timeZone },
  pending_email: row.pendingUntil && row.pendingUntil > now ? row.pendingEmail : null,
  has_password: row.passwordHash !== null,
});
