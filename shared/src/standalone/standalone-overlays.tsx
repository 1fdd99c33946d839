import { useEffect } from 'react';
import { useApiClient } from '../data/api-context.tsx';
import { listen } from '../events/events.ts';
import { RemoteWidget } from '../federation/remote-widget.tsx';
import { useAppState, useAppStateSource } from '../state/app-state-context.ts';
import { showToast } from '../state/notices.ts';
import { closeOverlay } from '../state/overlays.ts';
import { Dialog } from '../ui-overlay/ui-overlay.ts';
import { findVisitor, forgetVisitor } from './session.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

/** What stands above the page, and what becomes of a session that has ended: the parts of the shell that remotes count on. */
export function StandaloneOverlays() {
  const { overlay } = useAppState();
  const state = useAppStateSource();
  const api = useApiClient();
  const close = () => closeOverlay(state);
  const shells = overlay?.kind === 'search' || overlay?.kind === 'currency' ? overlay.kind : null;
  useEffect(() => {
    if (!shells) return;
    closeOverlay(state);
    showToast(state, `The ${shells} dialog is the shell's: pnpm dev shows it.`);
  }, [shells, state]);
  useEffect(() => listen('account:session-begun', () => void findVisitor(state, api)), [api, state]);
  useEffect(() => listen('account:session-ended', () => forgetVisitor(state)), [state]);

  if (overlay?.kind === 'auth') return <SignInDialog onClose={close} />;
  if (overlay?.kind !== 'widget') return null;
  return (
    <Dialog open full size="medium" title={overlay.title} onClose={close}>
      <RemoteWidget
        // Whoever opened it had its types checked.
        widget={overlay.widget as never}
        props={{ ...overlay.props, onClose: close } as never}
        title={overlay.title}
      />
    </Dialog>
  );
}
