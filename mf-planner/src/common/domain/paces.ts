/** How fast a trip can be. */
export const paces = [
  { value: 0, label: 'Slow', text: 'Few stops, long pauses' },
  { value: 1, label: 'Normal', text: 'Full days without a race' },
  { value: 2, label: 'Intense', text: 'As much as fits' },
] as const;
