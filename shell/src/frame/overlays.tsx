import { RemoteBoundary, RemoteWidget } from '@tabi/shared/federation';
import { closeOverlay, showToast, useAppState, useAppStateSource } from '@tabi/shared/state';
import type { WidgetName } from '@tabi/shared/widgets';
import { lazyNamed, useHydrated } from '@tabi/shared/ui';
import { Suspense, useEffect } from 'react';
import { Notices } from './notices.tsx';

const AuthDialog = lazyNamed(() => import('../auth/auth-dialog.tsx'), 'AuthDialog');
const CurrencyDialog = lazyNamed(() => import('../currency/currency-dialog.tsx'), 'CurrencyDialog');
const SearchDialog = lazyNamed(() => import('../search/search-dialog.tsx'), 'SearchDialog');
const Dialog = lazyNamed(() => import('@tabi/shared/ui-overlay'), 'Dialog');

function Shown() {
  const { overlay } = useAppState();
  const state = useAppStateSource();
  const close = () => closeOverlay(state);
  switch (overlay?.kind) {
    case 'auth':
      return <AuthDialog mode={overlay.secondFactor ? 'second-factor' : overlay.mode} onClose={close} />;
    case 'currency':
      return <CurrencyDialog onClose={close} />;
    case 'search':
      return <SearchDialog onClose={close} />;
    case 'widget':
      return (
        <Dialog open full size="medium" title={overlay.title} onClose={close}>
          <RemoteWidget
            // Whoever opened it had its types checked.
            widget={overlay.widget as WidgetName}
            props={{ ...overlay.props, onClose: close } as never}
            title="This"
          />
        </Dialog>
      );
    default:
      return null;
  }
}

/** What was to open could not be loaded: nothing of the page is lost for it. */
function NotOpened() {
  const state = useAppStateSource();
  useEffect(() => {
    closeOverlay(state);
    showToast(state, 'That cannot be opened right now. Please try again in a moment.');
  }, [state]);
  return null;
}

function Overlay() {
  const { overlay } = useAppState();
  return (
    <RemoteBoundary key={overlay?.kind ?? 'none'} remote="shell" fallback={() => <NotOpened />}>
      {() => (
        <Suspense>
          <Shown />
        </Suspense>
      )}
    </RemoteBoundary>
  );
}

/** What stands above the page: sign-in, search, forms, alerts, toasts. Each loads when it is first needed. */
export function Overlays() {
  // Not while the browser takes over the server's page: what opens then would not be what the server had there.
  const hydrated = useHydrated();
  return (
    <>
      {hydrated ? <Overlay /> : null}
      <Notices />
    </>
  );
}
