import type { Db } from '@tabi/postgres';
import { readPosts } from './read-posts.ts';
import { slugOf } from '../read/words.ts';
import { posts as stored } from './post-repository.ts';

/** Posts from `<folder>/*.md`; what has left the folder is withdrawn, and so is a draft, unless drafts are wanted. */
export async function loadBlog(db: Db, folder: string, drafts: boolean): Promise<void> {
  const posts = readPosts(folder).filter(({ draft }) => drafts || !draft);
  await stored.withdrawAll(db);
  const categories = new Map(posts.flatMap((post) => post.categories.map((name) => [slugOf(name), name] as const)));
  await stored.categories(db, categories);
  for (const post of posts) await stored.put(db, post, post.categories.map(slugOf));
}
