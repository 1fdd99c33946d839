import { buildOfPage } from './build-names.ts';
import { missingChunk } from './failure-kinds.ts';

const name = 'tabi-reloaded-from';

type Around = {
  /** The shell's build that this page is of. */
  build?: string | null;
  ask?: (address: string) => Promise<{ status: number }>;
  hasTyped: () => boolean;
  reload: () => void;
  storage?: () => Storage;
  /** Offers the reload instead. */
  offer: () => void;
};

/** Text that somebody typed and has not sent. */
export function watchTyping(root: Document = document): () => boolean {
  const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target);
  });
  return () => [...touched].some((field) => field.isConnected && field.value !== '');
}

/**
 * A page that has been open for longer than its build is kept asks for a file that is gone: the page is loaded anew, once for
 * each build, and only by the visitor's own press where they have typed something.
 * @returns whether that was it
 */
export async function reloadIfGone(error: unknown, around: Around): Promise<boolean> {
  const {
    build = buildOfPage(),
    ask = (address) => fetch(address, { method: 'HEAD', cache: 'no-store' }),
    storage = () => window.sessionStorage,
  } = around;
  const chunk = missingChunk(error);
  if (!chunk?.includes('/_mf/shell/')) return false;
  const { status } = await ask(chunk).catch(() => ({ status: 0 }));
  if (status !== 404 && status !== 410) return false;
  try {
    // The page that came then is of the same build: another one would lead here again.
    if (around.hasTyped() || storage().getItem(name) === build) around.offer();
    else {
      storage().setItem(name, build ?? '');
      around.reload();
    }
  } catch {
    // A browser that keeps nothing could not tell a loop.
    around.offer();
  }
  return true;
}
