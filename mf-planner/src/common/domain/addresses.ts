/** Addresses as people write several: with commas, spaces or on lines of their own. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  ),
];
