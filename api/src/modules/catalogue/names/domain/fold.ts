/** Takes accents and case off a text. */
export type Fold = (text: string) => string;

/** @param letters those that lose something, with what is left of each */
export const foldWith =
  (letters: ReadonlyMap<string, string>): Fold =>
  (text) => {
    let folded = '';
    for (const letter of text) folded += letters.get(letter) ?? letter;
    return folded.toLowerCase();
  };
