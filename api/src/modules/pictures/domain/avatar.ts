/** Pixels of the squares that are kept of a picture. */
export const avatarSizes = [64, 128, 256, 512] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** Where a file of the picture `avatar` lies in the file store. */
export const avatarKey = (avatar: string, size: AvatarSize): string => `avatars/${avatar}-${size}.webp`;

export const avatarUrl = (avatar: string | null, size: AvatarSize = 256): string | null =>
  avatar === null ? null : `/files/${avatarKey(avatar, size)}`;
