/** What the second-level headings of a post's HTML are found by. */
export const anchorsIn = (html: string): string[] => [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id = '']) => id);
