import type { Tag } from '@tabi/shared/contracts/places';

/** `local-life` reads "Local life". */
export const presentTag = (name: string): Tag => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
});
