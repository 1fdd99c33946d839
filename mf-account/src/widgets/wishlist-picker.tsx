export { WishlistPicker } from '../features/wishlists/components/wishlist-picker.tsx';
