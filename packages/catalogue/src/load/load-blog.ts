import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Db } from '@tabi/postgres';
import { filesUnder } from './fresh.ts';
import { readPost } from '../read/post-file.ts';
import { posts as stored } from './post-repository.ts';

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Posts from `<folder>/*.md`; what has left the folder is withdrawn. */
export async function loadBlog(db: Db, folder: string): Promise<void> {
  const posts = filesUnder(folder, '.md')
    .filter((file) => basename(file) !== 'README.md')
    .map((file) => readPost(file, readFileSync(join(folder, file), 'utf8')));
  await stored.withdrawAll(db);
  const categories = new Map(posts.flatMap((post) => post.categories.map((name) => [slugOf(name), name] as const)));
  await stored.categories(db, categories);
  for (const post of posts) await stored.put(db, post, post.categories.map(slugOf));
}
