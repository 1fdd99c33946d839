import { tags } from '@tabi/catalogue';
import { invalid } from '../../../http/http-error.ts';

const known: ReadonlySet<string> = new Set(tags);

/**
 * What somebody likes is of the list that they are asked with.
 * @param before what the trip has already; one made from a journey or a tour has words of theirs
 * @throws HttpError 422 for a word that nobody can choose
 */
export function requireKnownTags(field: string, wanted: readonly string[], before: readonly string[] = []): void {
  if (wanted.some((tag) => !known.has(tag) && !before.includes(tag)))
    throw invalid(field, 'We do not know one of the things that you like. Choose them again from the list.');
}
