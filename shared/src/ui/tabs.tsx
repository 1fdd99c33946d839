import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from '../router/router.ts';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

type Look = {
  /** `line`: under the current one. `pills`: for a few short words. `folder`: on a picture, growing out of the page. */
  look?: 'line' | 'pills' | 'folder';
  className?: string;
};

export type TabLink = {
  to: string;
  label: ReactNode;
  /** For what the path alone does not tell, such as a query. Left out: the one whose path is shown. */
  current?: boolean;
};

type LinksProps = Look & {
  label: string;
  links: readonly TabLink[];
  /** Going on from one to another adds nothing to the way back. */
  replace?: boolean;
};

/** Where more tabs stand side by side than there is room for, the current one is scrolled into the middle. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const first = useRef(true);
  const { pathname } = useLocation();
  useEffect(() => {
    const centre = () => {
      const current = list.current?.querySelector<HTMLElement>(
        '[aria-current]:not([aria-current="false"])',
      )?.parentElement;
      if (!list.current || !current) return;
      list.current.scrollLeft =
        current.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
    };
    // Who has pushed them aside before the app ran finds them where they are.
    if (!first.current || list.current?.scrollLeft === 0) centre();
    first.current = false;
    // A phone that is turned has room for others.
    addEventListener('resize', centre);
    return () => removeEventListener('resize', centre);
  }, [pathname]);
  return list;
}

/** Pages, or states of one, that stand side by side; each has an address. */
export function TabLinks({ label, links, look = 'line', replace, className }: LinksProps) {
  const shared = { className: styles['tab'], replace };
  const list = useCurrentInView();
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} className={classNames(styles['tabs'], styles[look])}>
        {links.map(({ to, label: words, current }) => (
          <li key={to}>
            {current === undefined ? (
              <NavLink to={to} end {...shared}>
                {words}
              </NavLink>
            ) : (
              <Link to={to} aria-current={current ? 'true' : undefined} {...shared}>
                {words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TabsProps = Look & {
  label: string;
  tabs: readonly { value: string; label: ReactNode }[];
  current: string;
  onCurrent: (value: string) => void;
  /** The current tab's panel. */
  children: ReactNode;
};

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Panels of one place, one at a time, without an address: arrow keys, Home and End go through; Tab goes into the panel. */
export function Tabs({ label, tabs, current, onCurrent, look = 'line', className, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ value }) => value === current);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(at, tabs.length);
    if (next === undefined || !tabs[next]) return;
    event.preventDefault();
    onCurrent(tabs[next].value);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={className}>
      {/* The keys are those of the tabs inside, which take the focus. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles['tabs'], styles[look])}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ value, label: words }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === current}
            aria-controls={`${id}-panel`}
            tabIndex={value === current ? 0 : -1}
            className={styles['tab']}
            onClick={() => onCurrent(value)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}
