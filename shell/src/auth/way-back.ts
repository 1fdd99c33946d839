const key = 'way-back';

/** Where to go on after signing in: this page, unless another was asked for. */
export function rememberWayBack(path = window.location.pathname + window.location.search): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage may be forbidden: the front page is good enough then.
  }
}

/** Whether one was kept. */
export function hasWayBack(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Once. A path of this site only; null when none was kept. */
export function takeWayBack(): string | null {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
  return kept && /^\/(?![/\\])/.test(kept) ? kept : null;
}
