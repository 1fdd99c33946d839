const address =
  /(?:[a-z][a-z\d+.-]*:)?\/\/\S*|\b(?:mailto|javascript|data):\S*|\S+@\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\S*/giu;
const unseen = /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * What somebody has called themselves or their trip, for a mail of ours to somebody else: on one line, and without what mail
 * programs would make a link of.
 */
export const plainWords = (text: string): string =>
  text.replace(unseen, ' ').replace(address, '…').replace(/\s+/g, ' ').trim();
