import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder } from './fresh.ts';
import { readPost } from '../read/post-file.ts';

/** The posts of a folder; `file` is relative to it. @throws Error naming the file that does not fit */
export const readPosts = (folder: string) =>
  filesUnder(folder, '.md')
    .filter((file) => basename(file) !== 'README.md')
    .map((file) => ({ file, ...readPost(file, readFileSync(join(folder, file), 'utf8')) }));
