/** What kind of trip it is, in the words of its forms. */
export const themes = [
  { value: 'leisure', label: 'Leisure' },
  { value: 'relaxation', label: 'Relaxation' },
  { value: 'romantic', label: 'Romantic' },
  { value: 'family', label: 'Family' },
  { value: 'work', label: 'Work' },
  { value: 'other', label: 'Other' },
] as const;
