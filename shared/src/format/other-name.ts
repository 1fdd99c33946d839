type Named = { name: string; local_name: string | null };

/** A stroke through a letter is no accent that could be taken off it. */
const struck: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i' };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đłøı]/g, (letter) => struck[letter] ?? letter);

/** Pure: the name at home, where it tells something that the Latin one does not: not for accents or capitals alone. */
export const otherName = ({ name, local_name }: Named): string | null =>
  local_name && plain(local_name) !== plain(name) ? local_name : null;
