/**
 * The region that a browser's languages name first, by preference: `de-CH,de;q=0.9` is CH. A guess: many people keep the
 * language their machine came with, so `en-US` says little and is not believed.
 */
export function regionOfLanguages(header: string): string | null {
  const wishes = header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const weight = rest.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== 'en-us' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/.exec(tag)?.[1];
    if (region) return region.toUpperCase();
  }
  return null;
}
