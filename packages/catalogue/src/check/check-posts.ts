import { utcDay } from '@tabi/shared/format';
import { fillerIn } from './filler.ts';
import { linkProblems } from './check-links.ts';
import { oldSlugProblems } from './check-old-slugs.ts';
import type { PostFile } from '../read/post-file.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { readWords } from '../read/words.ts';

const fewestWords = 600;
const mostWords = 1_200;
/** What `pnpm blog new` writes where a summary belongs. */
export const summaryToWrite = 'One or two sentences: what a reader takes away from this story.';

const countWords = (text: string) => readWords(text).trim().split(/\s+/).length;

const twiceIn = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const anchorsIn = (html: string) => [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id = '']) => id);

/** What a draft may still lack. */
function unfinished(post: PostFile): string[] {
  const words = countWords(post.words);
  const problems: string[] = [];
  if (words < fewestWords) problems.push(`has ${words} words; a story has ${fewestWords} or more. Write the rest.`);
  if (words > mostWords) problems.push(`has ${words} words; a story has ${mostWords} at most. Cut it, or make two.`);
  if (post.summary === summaryToWrite) problems.push('has no summary yet; write it.');
  if (post.categories.length === 0) problems.push('is in no category; name one.');
  return problems;
}

function problemsOfOne(post: PostFile & { file: string }): string[] {
  const problems = post.draft ? [] : unfinished(post);
  if (post.file !== `${post.slug}.md`) problems.push(`has the slug ${post.slug}; name the file ${post.slug}.md.`);
  for (const [, image = ''] of post.html.matchAll(/<img src="([^"]*)" alt=""/g))
    problems.push(`the picture ${image} has no words; say between its brackets what it shows.`);
  for (const anchor of twiceIn(anchorsIn(post.html)))
    problems.push(`two headings are found by ${anchor}; word one of them otherwise.`);
  const day = post.publish && utcDay(post.publish);
  if (day && day !== post.date) problems.push(`goes out on ${day} and is dated ${post.date}; make them one day.`);
  const filler = fillerIn(post.words);
  if (filler) problems.push(`"${filler}" is filler; say what is really there.`);
  return problems.map((problem) => `blog/${post.file}: ${problem}`);
}

/** What is wrong with posts, a sentence each; empty when they are sound. A draft may be short, but leads nowhere wrong. */
export const postProblems = (posts: (PostFile & { file: string })[], shelves: CatalogueShelf[]): string[] => [
  ...posts.flatMap(problemsOfOne),
  ...oldSlugProblems(posts.map(({ file, slug, was }) => ({ at: `blog/${file}`, slug, was }))),
  ...linkProblems(posts, shelves),
];
