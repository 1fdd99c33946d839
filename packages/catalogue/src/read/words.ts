/** Lowercase words joined by dashes: `Trains and boats` is `trains-and-boats`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Words and the spaces between them, one before each: what is looked for after a space begins a word. */
export const spacedWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()}`;

/** The words of Markdown as they are read, without the addresses of its links. */
export const readWords = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, ']');
