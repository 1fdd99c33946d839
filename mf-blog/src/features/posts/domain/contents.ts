export type Part = { id: string; title: string };

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const asText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);

/** Pure: the parts of a story by its second-level headings. */
export const contentsOf = (html: string): Part[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({ id, title: asText(title) }));
