import { links } from '@tabi/shared/links';
import { Link, NavLink, useLocation } from '@tabi/shared/router';
import { askToSignIn, openSearch, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, buttonClass, classNames, Icon } from '@tabi/shared/ui';
import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { navItems, type NavItem } from './nav-items.ts';
import { Seal } from './seal.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import styles from './navigation-bar.module.css';

function SignIn({ wide, onPick }: { wide?: boolean; onPick?: () => void }) {
  const { session } = useAppState();
  const state = useAppStateSource();
  if (session.status === 'user') return null;
  return (
    <Button
      look="secondary"
      className={session.status === 'unknown' ? styles['forGuests'] : undefined}
      wide={wide}
      onClick={() => {
        onPick?.();
        askToSignIn(state);
      }}
    >
      Sign in
    </Button>
  );
}

function Items({ items, className, onPick }: { items: NavItem[]; className?: string; onPick?: () => void }) {
  if (items.length === 0) return null;
  return (
    <ul className={classNames(styles['items'], className)}>
      {items.map(({ label, to, end = false, isNew }) => (
        <li key={label}>
          <NavLink to={to} end={end} className={styles['item']} onClick={onPick}>
            {label} {isNew ? <span className={styles['badge']}>New</span> : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function SearchButton() {
  const state = useAppStateSource();
  return (
    <Button
      look="quiet"
      square
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      title="Search (Ctrl K)"
      onClick={() => openSearch(state)}
    >
      <Icon of={Search} />
    </Button>
  );
}

/** The menu of small screens: a disclosure that Escape closes, giving the focus back to its button. */
function useDisclosure() {
  const { pathname } = useLocation();
  // On another page it is closed again.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return { open, setOpen: (wanted: boolean) => setOpenAt(wanted ? pathname : null), button };
}

/** So many ways have room in a tablet's bar. */
const few = 4;

/** The bar on top of every page: the ways through the site, search, and who is signed in. */
export function NavigationBar() {
  const { features } = useAppState();
  const { main, side } = navItems(features);
  const { open, setOpen, button } = useDisclosure();
  const panel = useId();
  const close = () => setOpen(false);
  /** Where the focus comes back to after the dialog: what opened it is folded away then. */
  const closeToButton = () => {
    close();
    button.current?.focus();
  };
  return (
    <header className={styles['bar']}>
      <nav aria-label="Main" className={classNames(styles['row'], main.length + side.length > few && styles['many'])}>
        <Link to={links.home()} className={styles['brand']} aria-label="Tabi">
          <Seal />
          <span>Tabi</span>
        </Link>
        <Items items={main} className={styles['wide']} />
        <div className={styles['end']}>
          <Items items={side} className={styles['wide']} />
          <SearchButton />
          <ThemeToggle />
          <AccountMenu />
          <span className={styles['wide']}>
            <SignIn />
          </span>
          <button
            ref={button}
            type="button"
            className={classNames(buttonClass({ look: 'quiet', square: true }), styles['burger'])}
            aria-expanded={open}
            aria-controls={panel}
            aria-label={open ? 'Close the menu' : 'Open the menu'}
            onClick={() => setOpen(!open)}
          >
            <Icon of={open ? X : MenuIcon} size={22} />
          </button>
        </div>
        <div id={panel} className={styles['panel']} hidden={!open}>
          <Items items={[...main, ...side]} onPick={close} />
          <SignIn wide onPick={closeToButton} />
        </div>
      </nav>
    </header>
  );
}
