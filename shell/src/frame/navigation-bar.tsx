import { links } from '@tabi/shared/links';
import { Link, NavLink } from '@tabi/shared/router';
import { askToSignIn, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, buttonClass, classNames } from '@tabi/shared/ui';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Seal } from './seal.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import styles from './navigation-bar.module.css';

const items = [
  { label: 'Home', to: links.home(), end: true },
  { label: 'Destinations', to: links.destinations() },
  { label: 'Blog', to: links.blog() },
  { label: 'About us', to: links.aboutUs() },
];

function SignIn({ wide, onPick }: { wide?: boolean; onPick?: () => void }) {
  const { session } = useAppState();
  const state = useAppStateSource();
  if (session.status !== 'guest') return null;
  return (
    <Button
      look="secondary"
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

function Items({ className, onPick }: { className?: string; onPick?: () => void }) {
  const { features } = useAppState();
  return (
    <ul className={classNames(styles['items'], className)}>
      {items.map(({ label, to, end }) => (
        <li key={label}>
          <NavLink to={to} end={end ?? false} className={styles['item']} onClick={onPick}>
            {label}
          </NavLink>
        </li>
      ))}
      {features.market_place_enabled ? (
        <li>
          <NavLink to={links.influencers()} className={styles['item']} onClick={onPick}>
            For Creators <span className={styles['badge']}>New</span>
          </NavLink>
        </li>
      ) : null}
    </ul>
  );
}

/** The bar on top of every page: the ways through the site, and who is signed in. */
export function NavigationBar() {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <header className={styles['bar']}>
      <nav aria-label="Main" className={styles['row']}>
        <Link to={links.home()} className={styles['brand']} aria-label="Tabi">
          <Seal />
          <span>Tabi</span>
        </Link>
        <Items className={styles['wide']} />
        <div className={styles['end']}>
          <ThemeToggle />
          <AccountMenu />
          <span className={styles['wide']}>
            <SignIn />
          </span>
          <button
            type="button"
            className={classNames(buttonClass({ look: 'quiet', square: true }), styles['burger'])}
            aria-expanded={open}
            aria-controls={panel}
            aria-label={open ? 'Close the menu' : 'Open the menu'}
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <X size={22} strokeWidth={1.5} aria-hidden />
            ) : (
              <MenuIcon size={22} strokeWidth={1.5} aria-hidden />
            )}
          </button>
        </div>
        <div id={panel} className={styles['panel']} hidden={!open}>
          <Items onPick={close} />
          <SignIn wide onPick={close} />
        </div>
      </nav>
    </header>
  );
}
