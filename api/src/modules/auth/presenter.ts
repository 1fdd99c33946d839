import type { User } from '@tabi/shared/contracts/people';
import type { SignedIn } from '../../http/viewer.ts';

export const presentUser = ({ id, name, email, avatar, timeZone }: SignedIn): User => ({
  id,
  name,
  email,
  avatar,
  setting: { timeZone },
});
