import { dismissNotice, useAppState, useAppStateSource, type Notice } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { Suspense, lazy, useEffect, useState } from 'react';
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

/** Alerts and popups one after the other, what is being waited for, and passing remarks. */
export function Notices() {
  const { notices } = useAppState();
  const state = useAppStateSource();
  const closer = (id: number) => () => dismissNotice(state, id);
  const dialog = notices.find(({ kind }) => kind === 'alert' || kind === 'popup');
  const loading = notices.findLast(({ kind }) => kind === 'loading');
  return (
    <>
      {dialog ? (
        <Suspense>
          <NoticeDialog key={dialog.id} notice={dialog} close={closer(dialog.id)} />
        </Suspense>
      ) : null}
      <div role="status" className={styles['loading']} hidden={!loading}>
        {loading ? (
          <p>
            <span aria-hidden="true" className={styles['sun']} />
            {loading.title}
          </p>
        ) : null}
      </div>
      <div role="status" className={styles['toasts']}>
        {notices
          .filter(({ kind }) => kind === 'toast')
          .map((toast) => (
            <Toast key={toast.id} toast={toast} close={closer(toast.id)} />
          ))}
      </div>
    </>
  );
}
