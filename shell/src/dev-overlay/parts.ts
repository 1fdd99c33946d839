export type Box = { left: number; top: number; width: number; height: number };
export type Part = { app: string; box: Box };

/** The box around all of them, in px of the page; null when nothing is to be seen. */
function around(rects: DOMRect[]): Box | null {
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((rect) => rect.left));
  const top = Math.min(...seen.map((rect) => rect.top));
  const right = Math.max(...seen.map((rect) => rect.right));
  const bottom = Math.max(...seen.map((rect) => rect.bottom));
  return { left: left + window.scrollX, top: top + window.scrollY, width: right - left, height: bottom - top };
}

/** Which app owns which part of the page now. What is marked by none is the shell's: its bar and its footer. */
export function findParts(page: ParentNode = document): Part[] {
  const marked = [...page.querySelectorAll<HTMLElement>('[data-app]')].map((element) => ({
    app: element.dataset['app'] ?? '',
    // The mark itself has no box: what is in it has.
    rects: [...element.children].map((child) => child.getBoundingClientRect()),
  }));
  const frame = [...page.querySelectorAll('#root header, #root footer')]
    .filter((element) => !element.closest('[data-app]'))
    .map((element) => ({ app: 'shell', rects: [element.getBoundingClientRect()] }));
  return [...frame, ...marked].flatMap(({ app, rects }) => {
    const box = around(rects);
    return box ? [{ app, box }] : [];
  });
}
