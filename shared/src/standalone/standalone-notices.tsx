import { useEffect } from 'react';
import { useAppState, useAppStateSource } from '../state/app-state-context.ts';
import { dismissNotice, pressNotice } from '../state/notices.ts';
import { Dialog } from '../ui-overlay/ui-overlay.ts';
import { Button } from '../ui/button.tsx';
import styles from './standalone.module.css';

type Acts = { close: () => void; press: () => void };

/** How long a remark stays, in milliseconds. */
const stay = 8_000;

function Toast({ title, button, press, close }: { title: string; button: string } & Acts) {
  useEffect(() => {
    const timer = setTimeout(close, stay);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each toast, whichever render made `close`
  }, []);
  return (
    <p className={styles['toast']}>
      {title}
      <Button look="quiet" size="small" onClick={press}>
        {button}
      </Button>
    </p>
  );
}

/** Alerts, popups, what is being waited for and remarks, as any app may ask for them. */
export function StandaloneNotices() {
  const { notices } = useAppState();
  const state = useAppStateSource();
  const dialog = notices.find(({ kind }) => kind === 'alert' || kind === 'popup');
  const loading = notices.findLast(({ kind }) => kind === 'loading');
  const close = (id: number) => dismissNotice(state, id);
  return (
    <>
      {dialog ? (
        <Dialog
          key={dialog.id}
          open
          role={dialog.kind === 'alert' ? 'alertdialog' : 'dialog'}
          title={dialog.title}
          intro={dialog.text}
          onClose={() => close(dialog.id)}
        >
          <Button look="primary" onClick={() => pressNotice(state, dialog.id)}>
            {dialog.button}
          </Button>
        </Dialog>
      ) : null}
      <div role="status" className={styles['toasts']}>
        {loading ? <p className={styles['toast']}>{loading.title}</p> : null}
        {notices
          .filter(({ kind }) => kind === 'toast')
          .map(({ id, title, button }) => (
            <Toast
              key={id}
              title={title}
              button={button}
              press={() => pressNotice(state, id)}
              close={() => close(id)}
            />
          ))}
      </div>
    </>
  );
}
