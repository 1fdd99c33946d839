/** Pure: which files may become somebody's picture. The server judges again, by what is really in them. */

const mostMegabytes = 8;
const kinds = ['image/jpeg', 'image/png', 'image/webp'];
export const acceptedKinds = kinds.join(',');

/** @returns why it cannot be taken, in words; null when it may be sent */
export function refusalOf({ type, size }: { type: string; size: number }): string | null {
  if (/hei[cf]/.test(type)) return 'Photos in HEIC cannot be shown in every browser. Save it as JPEG first.';
  // Some systems do not know the kinds of their own files: then the server decides.
  if (type !== '' && !kinds.includes(type)) return 'Choose a JPEG, PNG or WebP picture.';
  if (size > mostMegabytes * 1024 * 1024)
    return `This picture is larger than ${mostMegabytes} MB. Choose a smaller one.`;
  return null;
}
