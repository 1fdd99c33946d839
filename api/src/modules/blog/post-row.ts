import type { Category, Post } from '@tabi/shared/contracts/blog';
import type { DrawnLocation, Motif } from '@tabi/posters';

export interface PostRow {
  id: number;
  slug: string;
  title: string;
  summary: string;
  motif: Motif;
  author: string;
  /** `YYYY-MM-DD` */
  posted_on: string;
  featured: boolean;
  read_duration: number;
  categories: Category[];
  locations: Post['locations'];
  /** The first destination it is about. */
  about: DrawnLocation | null;
}

/** As it is kept in memory. */
export interface StoredPost extends PostRow {
  html: string;
  /** Not out before; null for one that always was. */
  publish_at: Date | null;
  /** Slugs of before. */
  was: string[];
  /** Its title, without accents and case. */
  folded: string;
  /** The words of its title and its text, without accents and case, each behind a space. */
  search: string;
}
