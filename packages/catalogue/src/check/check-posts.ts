import { utcDay } from '@tabi/shared/format';
import { fillerIn } from './filler.ts';
import { linkProblems, type Around } from './check-links.ts';
import { oldSlugProblems } from './check-old-slugs.ts';
import { anchorsIn } from './post-anchors.ts';
import type { PostFile } from '../read/post-file.ts';
import { readWords } from '../read/words.ts';

const fewestWords = 600;
const mostWords = 1_200;
/** What `pnpm blog new` writes where a summary belongs. */
export const summaryToWrite = 'One or two sentences: what a reader takes away from this story.';

const countWords = (text: string) => readWords(text).trim().split(/\s+/).length;

const twiceIn = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

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

/** `publish` alone holds a post back: its date is what readers and feeds are told. */
function dayProblems({ date, draft, publish }: PostFile, now: Date): string[] {
  const day = publish && utcDay(publish);
  if (day && day !== date) return [`goes out on ${day} and is dated ${date}; make them one day.`];
  return !day && !draft && date > utcDay(now)
    ? [`is dated after today, ${date}, and has no publish, so it is out at once; say when it goes out.`]
    : [];
}

function problemsOfOne(post: PostFile & { file: string }, now: Date): string[] {
  const problems = post.draft ? [] : unfinished(post);
  if (post.file !== `${post.slug}.md`) problems.push(`has the slug ${post.slug}; name the file ${post.slug}.md.`);
  for (const [, image = ''] of post.html.matchAll(/<img src="([^"]*)" alt=""/g))
    problems.push(`the picture ${image} has no words; say between its brackets what it shows.`);
  for (const anchor of twiceIn(anchorsIn(post.html)))
    problems.push(`two headings are found by ${anchor}; word one of them otherwise.`);
  problems.push(...dayProblems(post, now));
  const filler = fillerIn(post.words);
  if (filler) problems.push(`"${filler}" is filler; say what is really there.`);
  return problems.map((problem) => `blog/${post.file}: ${problem}`);
}

/** What is wrong with posts, a sentence each; empty when they are sound. A draft may be short, but leads nowhere wrong. */
export const postProblems = (posts: (PostFile & { file: string })[], around: Around): string[] => [
  ...posts.flatMap((post) => problemsOfOne(post, around.now)),
  ...oldSlugProblems(posts.map(({ file, slug, was }) => ({ at: `blog/${file}`, slug, was }))),
  ...linkProblems(posts, around),
];
