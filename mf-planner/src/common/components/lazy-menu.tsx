import type { MenuItem } from '@tabi/shared/ui-overlay';
import { lazyNamed } from '@tabi/shared/ui';
import { cloneElement, Suspense, useState, type ReactElement } from 'react';

const Menu = lazyNamed(() => import('@tabi/shared/ui-overlay'), 'Menu');

type Trigger = { id?: string; onClick?: () => void; 'aria-haspopup'?: 'menu' };
type Props = {
  label: string;
  /** One button. */
  trigger: ReactElement<Trigger>;
  /** Asked for when it opens: a long list has many menus, and few are opened. */
  items: () => MenuItem[];
};

/** A menu that is fetched, and made, when its button is pressed for the first time. */
export function LazyMenu({ label, trigger, items }: Props) {
  const [wanted, setWanted] = useState(false);
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    ...(wanted ? {} : { onClick: () => setWanted(true) }),
  });
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu defaultOpen label={label} trigger={button} items={items()} />
    </Suspense>
  );
}
