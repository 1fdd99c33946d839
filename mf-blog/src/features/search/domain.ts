/** Pure: a search needs more than three characters. */
export const isSearchable = (words: string): boolean => words.trim().length > 3;
