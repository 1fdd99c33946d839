import { useApiClient } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { confirmLogOut, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Icon, LazyMenu, VisuallyHidden } from '@tabi/shared/ui';
import { Heart, LogOut, Map, UserRound } from 'lucide-react';
import { endSession } from '../start/session.ts';
import styles from './account-menu.module.css';

/** Where the focus goes when somebody has signed in. */
export const accountButton = 'account-button';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** The picture comes in 256 px; the bar shows it in 44. */
const smallOf = (avatar: string) => avatar.replace(/-256\.webp$/, '-128.webp');

function MenuOf({ name, avatar: picture }: { name: string; avatar: string | null }) {
  const state = useAppStateSource();
  const api = useApiClient();
  const leave = () => confirmLogOut(state, () => void endSession(state, api));
  const avatar = (
    <button type="button" id={accountButton} className={styles['avatar']}>
      <span aria-hidden="true">
        {picture ? <img src={smallOf(picture)} alt="" width={44} height={44} /> : initials(name)}
      </span>
      <VisuallyHidden>Your account, {name}</VisuallyHidden>
    </button>
  );
  const items = () => [
    { label: 'My Profile Settings', to: links.profile(), icon: <Icon of={UserRound} size={18} /> },
    { label: 'My Trips', to: links.myTrips(), icon: <Icon of={Map} size={18} /> },
    { label: 'My Wishlist', to: links.myWishlist(), icon: <Icon of={Heart} size={18} /> },
    { label: 'Logout', onSelect: leave, icon: <Icon of={LogOut} size={18} /> },
  ];
  return <LazyMenu label="Your account" trigger={avatar} items={items} />;
}

/** The signed-in person's menu; its behaviour is fetched when it is first opened. Whoever signs in next finds it closed. */
export function AccountMenu() {
  const { status, user } = useAppState().session;
  return status === 'user' && user ? <MenuOf name={user.name} avatar={user.avatar} /> : null;
}
