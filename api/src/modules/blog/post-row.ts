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
