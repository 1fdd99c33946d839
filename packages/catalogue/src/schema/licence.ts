/** A licence under which a picture may be shown with its author's name. */
export interface Licence {
  name: string;
  url: string | null;
}

const creativeCommons = /^CC BY(-SA)? (1\.0|2\.0|2\.5|3\.0|4\.0)(?: ([a-z]{2,3}))?$/i;
const zero = /^(CC0|CC0 1\.0)$/i;
const publicDomain = /^public domain$/i;

/**
 * Pure: the licence of that short name, written as its own people write it; null for any that is not on the list, those that
 * forbid commerce or changes first of all. The link is ours to know, not the answer's.
 */
export function freeLicence(shortName: string): Licence | null {
  const text = shortName.trim();
  if (zero.test(text)) return { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
  if (publicDomain.test(text)) return { name: 'Public domain', url: null };
  const [, alike, version = '', country] = creativeCommons.exec(text) ?? [];
  if (!version) return null;
  const kind = alike ? 'by-sa' : 'by';
  const port = country ? `${country.toLowerCase()}/` : '';
  return {
    name: `CC BY${alike ? '-SA' : ''} ${version}${country ? ` ${country.toUpperCase()}` : ''}`,
    url: `https://creativecommons.org/licenses/${kind}/${version}/${port}`,
  };
}

/** Whether a row of the catalogue names its licence just so. */
export const isFreeLicence = (name: string): boolean => freeLicence(name)?.name === name;
