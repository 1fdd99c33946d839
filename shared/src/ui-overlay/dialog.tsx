import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Appear, Moving, Presence } from '../motion/motion.ts';
import { aboveDialogs } from '../ui/above-dialogs.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './dialog.module.css';
import { firstControlOf } from './first-control.ts';
import { OverlayProvider } from './overlay-provider.tsx';
import { useBackCloses } from './use-back-closes.ts';

type Props = {
  open: boolean;
  /** Escape, Back on a phone, the backdrop or the cross, once the dialog has sunk away. */
  onClose: () => void;
  title: string;
  intro?: string;
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` interrupts: the backdrop does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** What it shows would be lost: only its own buttons close it, neither Escape nor the backdrop, and it has no cross. */
  mustAnswer?: boolean;
  /** On phones it takes the whole screen. */
  full?: boolean;
  /** Where the focus goes afterwards, when what opened the dialog will be gone. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
};

/**
 * Pressing what stands above dialogs closes none. The library's own list of such elements will not do: it waits for each of
 * them, and throws at the page when the dialog closes in the meantime.
 */
function stayUnder(event: { detail: { target: EventTarget | null }; preventDefault: () => void }): void {
  const { target } = event.detail;
  if (target instanceof Element && target.closest(`[${aboveDialogs}]`)) event.preventDefault();
}

function Frame({ onClose, title, intro, size = 'small', role = 'dialog', ...more }: Props) {
  const { mustAnswer = false, full, focusAfter, children } = more;
  const body = useRef<HTMLDivElement>(null);
  useBackCloses(mustAnswer ? null : onClose);
  return (
    <ChakraDialog.Root
      unstyled
      open
      role={role}
      closeOnEscape={!mustAnswer}
      closeOnInteractOutside={role === 'dialog' && !mustAnswer}
      onInteractOutside={stayUnder}
      initialFocusEl={() => firstControlOf(body.current)}
      {...(focusAfter ? { finalFocusEl: focusAfter } : {})}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <ChakraDialog.Backdrop asChild>
          <Appear rise={0} className={styles['backdrop']} />
        </ChakraDialog.Backdrop>
        <ChakraDialog.Positioner className={classNames(styles['positioner'], full && styles['full'])}>
          <ChakraDialog.Content asChild>
            <Appear className={classNames(styles['content'], size !== 'small' && styles[size])}>
              <ChakraDialog.Title className={styles['title']}>{title}</ChakraDialog.Title>
              {intro ? <ChakraDialog.Description className={styles['intro']}>{intro}</ChakraDialog.Description> : null}
              {mustAnswer ? null : (
                <ChakraDialog.CloseTrigger
                  className={classNames(buttonClass({ look: 'quiet', square: true }), styles['close'])}
                  aria-label="Close"
                >
                  <Icon of={X} />
                </ChakraDialog.CloseTrigger>
              )}
              <div ref={body} className={styles['body']}>
                {children}
              </div>
            </Appear>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** A dialog: focus goes in, stays in and comes back; the page behind does not scroll. */
export function Dialog({ open, onClose, ...frame }: Props) {
  // It sinks away first; then whoever opened it hears that it was closed, and takes it off the page.
  const [leaving, setLeaving] = useState(false);
  const onGone = () => {
    if (!leaving) return;
    setLeaving(false);
    onClose();
  };
  return (
    <OverlayProvider>
      <Moving>
        <Presence onExitComplete={onGone}>
          {open && !leaving ? <Frame key="dialog" open onClose={() => setLeaving(true)} {...frame} /> : null}
        </Presence>
      </Moving>
    </OverlayProvider>
  );
}
