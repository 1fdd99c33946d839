import type { InputOf } from '@tabi/shared/contracts';
import type { Api } from '@tabi/shared/data';
import { subscribe, type AppState } from '@tabi/shared/state';

type Interaction = InputOf<'POST /api/track-interaction'>['body'];

const quietMs = 5_000;
/** Of one page's life, and of one call. Who opens more is no visitor, or nobody that more would tell of. */
const mostOfPage = 200;
const mostAtOnce = 50;

/** `mf-planner/TripForm` is told as `trip-form`. */
const widgetName = (widget: string) =>
  (widget.split('/').at(-1) ?? '').replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

function nameOf(overlay: AppState['overlay']): string | null {
  if (!overlay) return null;
  const opened =
    overlay.kind === 'widget' ? widgetName(overlay.widget) : overlay.kind === 'auth' ? overlay.mode : overlay.kind;
  return `${opened}:opened`;
}

const tell = (api: Api, [first, ...others]: Interaction[]) => {
  if (!first) return undefined;
  const quietly = { background: true };
  const told =
    others.length === 0
      ? api.call('POST /api/track-interaction', { body: first }, quietly)
      : api.call('POST /api/track-events', { body: { events: [first, ...others] } }, quietly);
  return told.catch(() => undefined);
};

/**
 * Counts which dialogs are opened on which pages, and nothing of who opens them: several at once, when the page has been
 * quiet for a while or goes out of sight.
 * @returns how to stop
 */
export function tellInteractions(state: AppState, api: Api): () => void {
  let waiting: Interaction[] = [];
  let counted = 0;
  let before: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    const now = waiting.splice(0, mostAtOnce);
    void tell(api, now);
    if (waiting.length > 0) flush();
  };
  const stop = subscribe(state, () => {
    const name = nameOf(state.overlay);
    if (name === before) return;
    before = name;
    if (!name || counted >= mostOfPage) return;
    counted += 1;
    waiting.push({ name, path: window.location.pathname });
    clearTimeout(timer);
    timer = setTimeout(flush, quietMs);
  });
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHide);
  return () => {
    stop();
    clearTimeout(timer);
    waiting = [];
    document.removeEventListener('visibilitychange', onHide);
  };
}
