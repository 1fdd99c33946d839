import { dismissNotice, useAppState, useAppStateSource, type Notice } from '@tabi/shared/state';
import { aboveDialogs, Button, useHydrated } from '@tabi/shared/ui';
import { Suspense, lazy, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Loading } from './loading.tsx';
import styles from './notices.module.css';

const Dialog = lazy(async () => ({ default: (await import('@tabi/shared/ui-overlay')).Dialog }));
/** How long a remark stays, in milliseconds; one that can be acted on stays longer. */
const stay = { plain: 6_000, withAction: 12_000 };

type Shown = Pick<Notice, 'id' | 'kind' | 'title' | 'text' | 'button' | 'action'>;

function NoticeDialog({ notice, close }: { notice: Shown; close: () => void }) {
  const role = notice.kind === 'alert' ? 'alertdialog' : 'dialog';
  return (
    <Dialog open role={role} title={notice.title} intro={notice.text} onClose={close}>
      <Button
        look="primary"
        onClick={() => {
          close();
          notice.action?.();
        }}
      >
        {notice.button}
      </Button>
    </Dialog>
  );
}

function Toast({ toast, close }: { toast: Shown; close: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, toast.action ? stay.withAction : stay.plain);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it closes the same toast, whichever render made it
  }, [held, toast.id]);
  return (
    <p
      className={styles['toast']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.title}
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          close();
          toast.action?.();
        }}
      >
        {toast.button}
      </Button>
    </p>
  );
}

/** Beside the page, not in it: an open dialog hides the page from screen readers, and remarks come from dialogs too. */
function Toasts() {
  const { notices } = useAppState();
  const state = useAppStateSource();
  return (
    <div role="status" className={styles['toasts']} {...{ [aboveDialogs]: '' }}>
      {notices
        .filter(({ kind }) => kind === 'toast')
        .map((toast) => (
          <Toast key={toast.id} toast={toast} close={() => dismissNotice(state, toast.id)} />
        ))}
    </div>
  );
}

/** Alerts and popups one after the other, what is being waited for, and passing remarks. */
export function Notices() {
  const { notices } = useAppState();
  const state = useAppStateSource();
  const hydrated = useHydrated();
  const dialog = notices.find(({ kind }) => kind === 'alert' || kind === 'popup');
  const loading = notices.findLast(({ kind }) => kind === 'loading');
  return (
    <>
      {dialog ? (
        <Suspense>
          <NoticeDialog key={dialog.id} notice={dialog} close={() => dismissNotice(state, dialog.id)} />
        </Suspense>
      ) : null}
      {loading ? <Loading title={loading.title} /> : null}
      {hydrated ? createPortal(<Toasts />, document.body) : null}
    </>
  );
}
