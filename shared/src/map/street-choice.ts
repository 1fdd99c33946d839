/** Remembered on this device: whether its owner wants to ask somebody for streets. */
const key = 'map-streets';
const listeners = new Set<() => void>();

/** A browser that keeps nothing has its answer for as long as the page stays. */
let unkept: boolean | null = null;

export function wantsStreets(): boolean {
  try {
    return unkept ?? localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

export function rememberStreets(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
    unkept = null;
  } catch {
    unkept = wanted;
  }
  for (const listener of listeners) listener();
}

/** Every map of the page follows, and those of other tabs do. */
export function followStreets(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
