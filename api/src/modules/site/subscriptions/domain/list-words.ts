import type { ListType } from '@tabi/shared/contracts/lists';

/** What each list sends, as in “You asked for …”. */
export const listWords: Record<ListType, string> = {
  blog: 'our newsletter',
  mobile: 'word when our app is ready',
  location: 'word when a new destination is here',
  'new-feature': 'word about what is new on Tabi',
  influencer: 'word about our marketplace for creators',
  'early-access': 'an invitation to early access',
};
