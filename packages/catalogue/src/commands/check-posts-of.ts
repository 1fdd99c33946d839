import { catalogueFolder } from '../catalogue-folder.ts';
import { postProblems } from '../check/check-posts.ts';
import { readEachPost } from '../load/read-posts.ts';
import { readWorld } from '../read/read-world.ts';
import type { CatalogueShelf } from '../read/read.ts';

/** The posts of a folder, and all that is wrong there: a file that cannot be read keeps no other from being checked. */
export function postsChecked(folder: string, shelves: CatalogueShelf[]) {
  const { posts, problems } = readEachPost(folder);
  const journeys = new Set(readWorld(catalogueFolder).journeys.map(({ slug }) => slug));
  const around = { shelves, journeys, now: new Date(), publicUrl: process.env['PUBLIC_URL'] };
  return { posts, problems: [...problems, ...postProblems(posts, around)] };
}
