export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'unknown';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const heicBrands = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/;

/** By its first bytes; what a file calls itself proves nothing. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 1, 4) === 'PNG' && bytes[0] === 0x89) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && heicBrands.test(ascii(bytes, 8, 12))) return 'heic';
  return 'unknown';
}
