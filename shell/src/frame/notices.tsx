import { dismissNotice, pressNotice, useAppState, useAppStateSource, type Notice } from '@tabi/shared/state';
import { Button, lazyNamed, useHydrated } from '@tabi/shared/ui';
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { Loading } from './loading.tsx';
import { Toasts } from './toasts.tsx';

const Dialog = lazyNamed(() => import('@tabi/shared/ui-overlay'), 'Dialog');

type Shown = Pick<Notice, 'kind' | 'title' | 'text' | 'button'>;

type Acts = { close: () => void; press: () => void };

function NoticeDialog({ notice, close, press }: { notice: Shown } & Acts) {
  const role = notice.kind === 'alert' ? 'alertdialog' : 'dialog';
  return (
    <Dialog open role={role} title={notice.title} intro={notice.text} onClose={close}>
      <Button look="primary" onClick={press}>
        {notice.button}
      </Button>
    </Dialog>
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
          <NoticeDialog
            key={dialog.id}
            notice={dialog}
            close={() => dismissNotice(state, dialog.id)}
            press={() => pressNotice(state, dialog.id)}
          />
        </Suspense>
      ) : null}
      {loading ? <Loading title={loading.title} /> : null}
      {hydrated ? createPortal(<Toasts />, document.body) : null}
    </>
  );
}
