import type { User } from '@tabi/shared/contracts/people';
import { avatarUrl } from '../../pictures/domain/avatar.ts';
import type { UserRow } from './repository.ts';

/** The registered address waits for its confirmation too, but is nothing new. */
const waitsFor = ({ email, pendingEmail, pendingUntil }: UserRow, now: Date) =>
  pendingUntil && pendingUntil > now && pendingEmail !== email ? pendingEmail : null;

export const presentUser = (row: UserRow, now: Date): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  avatar: avatarUrl(row.avatar),
  setting: { timeZone: row.timeZone },
  pending_email: waitsFor(row, now),
  email_verified: row.verifiedAt !== null,
  has_password: row.passwordHash !== null,
});
