import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { utcDay } from '@tabi/shared/format';
import { catalogueFolder } from '../catalogue-folder.ts';
import { summaryToWrite } from '../check/check-posts.ts';
import { readCatalogue, type CatalogueShelf } from '../read/read.ts';
import { slugOf } from '../read/words.ts';
import { postsChecked } from './check-posts-of.ts';
import { UsageError, type Command } from './command.ts';

const blogFolder = join(catalogueFolder, 'blog');

/**
 * Writes the file that a post begins with: a draft, which `pnpm dev` shows and no visitor sees.
 * @param today `YYYY-MM-DD`
 * @returns its path
 * @throws UsageError when there is no title to make a slug of, or a post of that name
 */
export function beginPost(folder: string, title: string, today: string): string {
  const slug = slugOf(title);
  if (title.length < 3 || slug === '') throw new UsageError('Give the title, in quotes, in Latin letters.');
  const file = join(folder, `${slug}.md`);
  if (existsSync(file)) throw new UsageError(`${file} is there already. Edit it, or choose another title.`);
  const head = {
    title,
    slug,
    summary: summaryToWrite,
    motif: 'old-town',
    categories: 'City days',
    locations: '',
    author: 'The Tabi team',
    date: today,
    draft: 'true',
  };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`.trim());
  const body = 'Begin with what a reader can do with this.\n\n## The first part\n\nA place is linked by its address.\n';
  writeFileSync(file, `---\n${lines.join('\n')}\n---\n\n${body}`);
  return file;
}

const newPost: Command = {
  usage: 'new "Title"',
  summary: 'Begins a post as a draft, which `pnpm dev blog` shows and no visitor sees.',
  run([title = '', ...rest], say) {
    if (rest.length > 0) throw new UsageError('Put the title in quotes.');
    const file = beginPost(blogFolder, title.trim(), utcDay(new Date()));
    say(`${file} is begun. \`pnpm dev blog --alone\` shows it as you write; take \`draft: true\` out when it is done.`);
    return 0;
  },
};

/** Says what is wrong in the posts of a folder. @returns the exit code */
export function checkBlog(folder: string, shelves: CatalogueShelf[], say: (line: string) => void): number {
  const { posts, problems } = postsChecked(folder, shelves);
  const drafts = posts.filter(({ draft }) => draft).length;
  say(problems.join('\n') || `Sound: ${posts.length - drafts} posts, ${drafts} drafts.`);
  return problems.length ? 1 : 0;
}

const checkPosts: Command = {
  usage: 'check',
  summary: 'Says what is wrong in posts, a line each: front matter, links, length, words for pictures.',
  run(_args, say) {
    return checkBlog(blogFolder, readCatalogue(catalogueFolder), say);
  },
};

/** The words of `pnpm blog`. */
export const blogCommands: Record<string, Command> = { new: newPost, check: checkPosts };
