/** What a person came to the dialog for: its first field, whatever stands above that; else its first button or link. */
export const firstControlOf = (body: HTMLElement | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>('input:not([type=hidden]):not(:disabled), select, textarea') ??
  body?.querySelector<HTMLElement>('button:not(:disabled), a[href]') ??
  null;
