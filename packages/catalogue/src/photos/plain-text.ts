import MarkdownIt from 'markdown-it';

/** As long as a credit line may be. */
const longest = 120;
const { unescapeAll } = new MarkdownIt().utils;

/** Pure: the words of a piece of HTML, on one line and not longer than a credit may be. */
export function plainText(html: string): string {
  const marks = html.replace(/<(style|script)\b[^]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>/g, ' ');
  const words = unescapeAll(marks)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
}
