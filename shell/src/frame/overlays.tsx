import { RemoteWidget } from '@tabi/shared/federation';
import { closeOverlay, dismissNotice, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { Suspense, lazy } from 'react';
import styles from './overlays.module.css';

const AuthDialog = lazy(async () => ({ default: (await import('../auth/auth-dialog.tsx')).AuthDialog }));
const Dialog = lazy(async () => ({ default: (await import('@tabi/shared/ui-overlay')).Dialog }));

function Alerts() {
  const { notices } = useAppState();
  const state = useAppStateSource();
  const alert = notices.find((notice) => notice.kind === 'alert');
  if (!alert) return null;
  const close = () => dismissNotice(state, alert.id);
  return (
    <Dialog open role="alertdialog" title={alert.title} intro={alert.text} onClose={close}>
      <Button look="primary" onClick={close}>
        {alert.button}
      </Button>
    </Dialog>
  );
}

function Toasts() {
  const { notices } = useAppState();
  const state = useAppStateSource();
  return (
    <div role="status" className={styles['toasts']}>
      {notices
        .filter((notice) => notice.kind === 'toast')
        .map((toast) => (
          <p key={toast.id} className={styles['toast']}>
            {toast.title}
            <Button look="quiet" size="small" onClick={() => dismissNotice(state, toast.id)}>
              {toast.button}
            </Button>
          </p>
        ))}
    </div>
  );
}

/** What stands above the page: sign-in, trip form, alerts, toasts. Each loads when it is first needed. */
export function Overlays() {
  const { overlay } = useAppState();
  const state = useAppStateSource();
  const close = () => closeOverlay(state);
  return (
    <>
      <Suspense>
        {overlay?.kind === 'auth' ? <AuthDialog mode={overlay.mode} onClose={close} /> : null}
        {overlay?.kind === 'trip-form' ? (
          <Dialog open full size="medium" title="Plan a trip" onClose={close}>
            <RemoteWidget
              widget="mf-planner/TripForm"
              props={{ destinations: [...overlay.destinations], onClose: close }}
              title="The trip form"
            />
          </Dialog>
        ) : null}
        <Alerts />
      </Suspense>
      <Toasts />
    </>
  );
}
