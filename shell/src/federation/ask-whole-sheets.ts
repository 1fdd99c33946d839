/**
 * Asks for the whole of each stylesheet of which the page carries what it shows: as if for print, so that nothing waits for it,
 * beside what is carried of it. Those that were asked for before are left alone.
 */
export function askWholeSheets(isAwaited: boolean): void {
  for (const part of document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')) {
    const { sheet = '', integrity = '', sheetOf } = part.dataset;
    delete part.dataset['sheet'];
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      media: 'print',
      fetchPriority: isAwaited ? 'high' : 'low',
      integrity,
      href: sheet,
    });
    // As a remote names its own, which is then not asked for again.
    if (sheetOf !== 'shell') link.dataset['precedence'] = 'default';
    link.addEventListener('error', () => (link.dataset['failed'] = 'yes'), { once: true });
    part.after(link);
  }
}
