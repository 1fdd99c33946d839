import type { ListType, Subscription } from '@tabi/shared/contracts/lists';

/** Pure: the lists that write to people, in their words, and where somebody stands with them. */

export const listWords: Record<ListType, { title: string; text: string }> = {
  blog: { title: 'Newsletter', text: 'New stories from the blog, and travel tips from all over Asia.' },
  location: { title: 'New destinations', text: 'A word when a destination is added.' },
  'new-feature': { title: 'News about Tabi', text: 'What is new on the site.' },
  mobile: { title: 'The mobile app', text: 'A word when the app is ready.' },
  'early-access': { title: 'Early access', text: 'An invitation to try new parts before anybody else.' },
  influencer: { title: 'For creators', text: 'A word about the marketplace for creators.' },
};

/** In the order of interest. */
export const listOrder = Object.keys(listWords) as ListType[];

/** What somebody has asked for counts as chosen, whether the link in the mail was pressed yet or not. */
export const chosenLists = (subscriptions: readonly Subscription[]): ListType[] =>
  listOrder.filter((type) => subscriptions.some((one) => one.type === type && one.status !== 'off'));

export const isWaiting = (subscriptions: readonly Subscription[], type: ListType): boolean =>
  subscriptions.some((one) => one.type === type && one.status === 'waiting');
