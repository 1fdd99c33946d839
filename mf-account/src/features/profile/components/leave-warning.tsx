import { useNavigate } from '@tabi/shared/router';
import { lazyNamed } from '@tabi/shared/ui';
import { Suspense, useEffect, useState } from 'react';
import { holdHistory } from '../domain/hold-history.ts';

const QuestionDialog = lazyNamed(() => import('../../../common/components/question-dialog.tsx'), 'QuestionDialog');

/** The page of this site that a press on a link leads to, in this tab; null for any other press. */
function destinationOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || elsewhere || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || (link.target && link.target !== '_self')) return null;
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash;
}

/** Asks once before what was typed and not saved is left behind. */
export function LeaveWarning({ when }: { when: boolean }) {
  const navigate = useNavigate();
  /** Goes where somebody wanted to. */
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: MouseEvent) => {
      const to = destinationOf(event);
      if (to === null) return;
      event.preventDefault();
      setGoOn(() => () => void navigate(to));
    };
    // The browser asks in its own words when the tab is closed or reloaded.
    const keepTab = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = holdHistory(
      (steps) => void navigate(steps),
      (leave) => setGoOn(() => leave),
    );
    document.addEventListener('click', ask, { capture: true });
    window.addEventListener('beforeunload', keepTab);
    return () => {
      release();
      document.removeEventListener('click', ask, { capture: true });
      window.removeEventListener('beforeunload', keepTab);
    };
  }, [when, navigate]);
  if (goOn === null) return null;
  return (
    <Suspense>
      <QuestionDialog
        title="Leave without saving?"
        text="What you have changed here is not saved yet, and would be lost."
        safe={{ words: 'Stay here', go: () => setGoOn(null) }}
        other={{ words: 'Leave without saving', go: goOn }}
      />
    </Suspense>
  );
}
