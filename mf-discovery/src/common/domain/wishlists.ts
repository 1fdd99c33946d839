import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import type { WidgetProps } from '@tabi/shared/widgets';

/** What a heart saves. */
export type Thing = WidgetProps['mf-account/WishlistPicker']['thing'];

/** Pure: whether any of the lists holds it. */
export const isSaved = (lists: readonly Wishlist[], { kind, id }: Thing): boolean =>
  lists.some((list) => (kind === 'place' ? list.points_of_interest : list.locations).includes(id));
