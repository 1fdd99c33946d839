import { cloneElement, startTransition, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import type { MenuItem } from '../ui-overlay/ui-overlay.ts';
import { lazyNamed } from './lazy-named.ts';

/** Fetched with the first menu of the page. */
export const Menu = lazyNamed(() => import('../ui-overlay/ui-overlay.ts'), 'Menu');

export type MenuTrigger = ReactElement<{
  id?: string;
  onClick?: () => void;
  autoFocus?: boolean;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

type PressedProps = {
  /** One button. */
  trigger: MenuTrigger;
  /** The open menu with its button: a lazy component, which brings its words and icons itself. */
  open: (button: MenuTrigger) => ReactNode;
};

/** A menu that is fetched, and made, when its button is pressed for the first time: a long list has many, and few are opened. */
export function PressedMenu({ trigger, open }: PressedProps) {
  const [wanted, setWanted] = useState(false);
  const [pressed, setPressed] = useState(false);
  const press = () => {
    // The button answers; the menu, which is many parts, is made beside what is drawn.
    setPressed(true);
    startTransition(() => setWanted(true));
  };
  const button = cloneElement(trigger, { 'aria-haspopup': 'menu' });
  const waiting = cloneElement(button, { onClick: press, 'aria-expanded': pressed });
  if (!wanted) return waiting;
  // It takes the place of the one that was pressed, and its focus.
  return <Suspense fallback={cloneElement(waiting, { autoFocus: true })}>{open(button)}</Suspense>;
}

type Props = {
  label: string;
  /** One button. */
  trigger: MenuTrigger;
  /** Asked for when it opens. */
  items: () => MenuItem[];
};

/** The same, where few have such a menu: its words are here. */
export function LazyMenu({ label, trigger, items }: Props) {
  const open = (button: MenuTrigger) => <Menu defaultOpen label={label} trigger={button} items={items()} />;
  return <PressedMenu trigger={trigger} open={open} />;
}
