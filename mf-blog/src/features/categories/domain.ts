import type { PageHead } from '@tabi/shared/federation';

/** What the page of a category is called outside. */
export const headOfCategory = (name: string): PageHead => ({
  title: `${name}: stories`,
  description: `Travel stories on Tabi about ${name.toLowerCase()}.`,
});
