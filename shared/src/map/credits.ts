/** Who made what a map shows, as they ask to be named. */
export type Credit = { text: string; href: string | null };

/** What sources say of themselves is HTML: its words are kept, and of its links only the safe ones. */
export function creditsOf(said: readonly string[]): Credit[] {
  const credits = said.flatMap((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node) => {
      const link = node instanceof HTMLAnchorElement ? node : null;
      const href = link && /^https?:$/.test(link.protocol) ? link.href : null;
      return { text: node.textContent?.trim() ?? '', href };
    });
  });
  const known = new Set<string>();
  return credits.filter(({ text }) => text !== '' && !known.has(text) && known.add(text));
}
