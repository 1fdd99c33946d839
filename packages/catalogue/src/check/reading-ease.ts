/** Groups of vowels, a silent e at the end left out: near enough for English. */
const syllablesOf = (word: string): number => Math.max(1, (word.replace(/e$/i, '').match(/[aeiouy]+/gi) ?? []).length);

/** Pure: Flesch's reading ease of an English text: 100 is very easy, 60 plain, under 30 hard. */
export function readingEase(text: string): number {
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((part) => part.trim() !== '').length;
  if (words.length === 0 || sentences === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}
