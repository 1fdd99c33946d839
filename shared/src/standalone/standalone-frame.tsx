import { Suspense, useEffect, type ReactNode } from 'react';
import { useApiClient } from '../data/api-context.tsx';
import type { WidgetName, WidgetProps } from '../federation/widgets.ts';
import { Link } from '../router/router.ts';
import { useAppState, useAppStateSource } from '../state/app-state-context.ts';
import { askToSignIn, openWidget } from '../state/overlays.ts';
import { chooseTheme } from '../state/theme.ts';
import { Button } from '../ui/button.tsx';
import { findVisitor, signOut } from './session.ts';
import { StandaloneNotices } from './standalone-notices.tsx';
import { StandaloneOverlays } from './standalone-overlays.tsx';
import styles from './standalone.module.css';

function SessionButton() {
  const { session } = useAppState();
  const state = useAppStateSource();
  const api = useApiClient();
  if (session.status === 'unknown') return null;
  if (session.status === 'guest') return <Button onClick={() => askToSignIn(state)}>Sign in</Button>;
  return <Button onClick={() => void signOut(state, api)}>Sign {session.user?.name} out</Button>;
}

function ThemeButton() {
  const { theme } = useAppState();
  const state = useAppStateSource();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const other = theme === 'dark' ? 'light' : 'dark';
  return <Button onClick={() => chooseTheme(state, other)}>{`Show it ${other}`}</Button>;
}

/** Something that the remote lends, with what it might be told, to be looked at in a dialog of that title. */
export type Shown = {
  [N in WidgetName]: { widget: N; props: Omit<WidgetProps[N], 'onClose'>; title: string };
}[WidgetName];

type Props = { pages: readonly { name: string; path: string }[]; lends: readonly Shown[]; children: ReactNode };

/** What a remote finds around itself in the shell, as far as it counts on it. */
export function StandaloneFrame({ pages, lends, children }: Props) {
  const state = useAppStateSource();
  const api = useApiClient();
  useEffect(() => void findVisitor(state, api), [api, state]);
  return (
    <>
      <header className={styles['bar']}>
        <nav aria-label="Pages of this remote">
          {pages
            .filter(({ path }) => !path.includes(':'))
            .map(({ name, path }) => (
              <Link key={name} to={path.replace(/\/\*$/, '')}>
                {name}
              </Link>
            ))}
        </nav>
        {lends.map((shown: { title: string }) => (
          <Button key={shown.title} onClick={() => openWidget(state, shown as never)}>
            {shown.title}
          </Button>
        ))}
        <ThemeButton />
        <SessionButton />
      </header>
      <main>
        <Suspense>{children}</Suspense>
      </main>
      <StandaloneOverlays />
      <StandaloneNotices />
    </>
  );
}
