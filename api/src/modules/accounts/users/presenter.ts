import { userSettings, type User } from '@tabi/shared/contracts/people';
import { avatarUrl } from '../../pictures/domain/avatar.ts';
import type { UserRow } from './repository.ts';

/** The registered address waits for its confirmation too, but is nothing new. */
const waitsFor = ({ email, pendingEmail, pendingUntil }: UserRow, now: Date) =>
  pendingUntil && pendingUntil > now && pendingEmail !== email ? pendingEmail : null;

/** One that the site no longer offers counts as never chosen. */
const settingsOf = ({ settings }: UserRow) => userSettings.catch({}).parse(settings);

const homeOf = ({ homeCityId: id, homeCity: name }: UserRow) => (id === null || name === null ? null : { id, name });

export const presentUser = (row: UserRow, now: Date): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  avatar: avatarUrl(row.avatar),
  setting: { ...settingsOf(row), timeZone: row.timeZone, home_city: homeOf(row) },
  pending_email: waitsFor(row, now),
  email_verified: row.verifiedAt !== null,
  has_password: row.passwordHash !== null,
});
