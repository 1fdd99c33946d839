import type { Api } from '@tabi/shared/data';

const mark = 'logout-untold';

/** Remembers that somebody has logged out here and the server, which could not be told, has their session still. */
export function rememberUntold(untold: boolean): void {
  try {
    if (untold) localStorage.setItem(mark, 'true');
    else localStorage.removeItem(mark);
  } catch {
    // Storage may be forbidden: then it cannot be tried again.
  }
}

const isUntold = (): boolean => {
  try {
    return localStorage.getItem(mark) === 'true';
  } catch {
    return false;
  }
};

/** Tells the server what it could not be told before; what fails again is tried at the next start. */
export async function tellLogOut(api: Api): Promise<void> {
  if (!isUntold()) return;
  await api.call('POST /api/logout', undefined, { background: true }).then(
    () => rememberUntold(false),
    () => undefined,
  );
}
