import { Menu as ChakraMenu, Portal, useMenuContext } from '@chakra-ui/react';
import { useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Link } from '../router/router.ts';
import { afterPaint } from '../ui/use-after-paint.ts';
import styles from './menu.module.css';
import { OverlayProvider } from './overlay-provider.tsx';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** What it does is seen on the page behind: it is painted first, and the menu closes right after. Not for what opens a dialog. */
  atOnce?: boolean;
} & ({ to: string } | { onSelect: () => void });

type Props = {
  /** One button. */
  trigger: ReactElement<{ id?: string }>;
  items: MenuItem[];
  label: string;
  /** Open from the start: for a menu that was fetched because its button was pressed. */
  defaultOpen?: boolean;
};

/** A line of the menu that does something. */
function Act({ item }: { item: Extract<MenuItem, { onSelect: () => void }> }) {
  const menu = useMenuContext();
  const { label, icon, atOnce, onSelect } = item;
  const select = () => {
    onSelect();
    if (atOnce) afterPaint(() => menu.setOpen(false));
  };
  return (
    <ChakraMenu.Item value={label} closeOnSelect={!atOnce} className={styles['item']} onClick={select}>
      {icon}
      {label}
    </ChakraMenu.Item>
  );
}

/** The button says at once that it is pressed; the menu, which is measured and placed, opens once that is on the screen. */
function Trigger({ button }: { button: Props['trigger'] }) {
  const menu = useMenuContext();
  const [pressed, setPressed] = useState(false);
  const press = (event: MouseEvent) => {
    if (menu.open) return;
    event.preventDefault();
    setPressed(true);
    afterPaint(() => {
      menu.setOpen(true);
      setPressed(false);
    });
  };
  return (
    <ChakraMenu.Trigger asChild onClickCapture={press} aria-expanded={pressed || menu.open}>
      {button}
    </ChakraMenu.Trigger>
  );
}

/**
 * Closed, it takes no focus: the library gives it the focus a frame after each key, and takes it off the page a frame after
 * it was closed. Keys that follow each other faster would leave the focus nowhere.
 */
function Lines({ label, children }: { label: string; children: ReactNode }) {
  const menu = useMenuContext();
  return (
    <ChakraMenu.Content className={styles['content']} aria-label={label} inert={!menu.open}>
      {children}
    </ChakraMenu.Content>
  );
}

/** A menu button and its menu; arrow keys, first letters, Escape. */
export function Menu({ trigger, items, label, defaultOpen = false }: Props) {
  const { id } = trigger.props;
  return (
    <OverlayProvider>
      <ChakraMenu.Root
        unstyled
        defaultOpen={defaultOpen}
        positioning={{ placement: 'bottom-end', gutter: 8 }}
        // A button with an id of its own is found by no other: the menu would open in the corner and lose the focus.
        {...(id ? { ids: { trigger: id } } : {})}
      >
        <Trigger button={trigger} />
        <Portal>
          <ChakraMenu.Positioner>
            <Lines label={label}>
              {items.map((item) =>
                'to' in item ? (
                  <ChakraMenu.Item key={item.label} value={item.label} className={styles['item']} asChild>
                    <Link to={item.to}>
                      {item.icon}
                      {item.label}
                    </Link>
                  </ChakraMenu.Item>
                ) : (
                  <Act key={item.label} item={item} />
                ),
              )}
            </Lines>
          </ChakraMenu.Positioner>
        </Portal>
      </ChakraMenu.Root>
    </OverlayProvider>
  );
}
