import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder } from './fresh.ts';
import { readPost, type PostFile } from '../read/post-file.ts';
import { CatalogueError } from '../read/read-file.ts';

type Post = PostFile & { file: string };

/** The posts of a folder that can be read, and what is wrong with the others; `file` is relative to the folder. */
export function readEachPost(folder: string): { posts: Post[]; problems: string[] } {
  const posts: Post[] = [];
  const problems: string[] = [];
  for (const file of filesUnder(folder, '.md').sort()) {
    if (basename(file) === 'README.md') continue;
    try {
      posts.push({ file, ...readPost(`blog/${file}`, readFileSync(join(folder, file), 'utf8')) });
    } catch (error) {
      problems.push(...(error as Error).message.split('\n'));
    }
  }
  return { posts, problems };
}

/** The posts of a folder. @throws CatalogueError naming every file that does not fit */
export function readPosts(folder: string): Post[] {
  const { posts, problems } = readEachPost(folder);
  if (problems.length > 0) throw new CatalogueError(problems);
  return posts;
}
