import type { User } from '../contracts/people.ts';

/** Somebody signed in, as the API answers them; a new one each time, because the state makes its own what it takes in. */
export const aUser = (over: Partial<User> = {}): User => ({
  id: '1',
  name: 'Mai Nguyen',
  email: 'mai@example.com',
  avatar: null,
  setting: { timeZone: 'Asia/Tokyo' },
  pending_email: null,
  email_verified: true,
  has_password: true,
  ...over,
});
