import MarkdownIt from 'markdown-it';
import { z } from 'zod';
import { motifs } from '../schema/vocabulary.ts';
import { slugOf } from './words.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const yes = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

const frontMatter = z.strictObject({
  title: z.string().min(3),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is lowercase words joined by single dashes.'),
  /** Slugs that it had before, comma-separated: their addresses still lead to it. */
  was: list.default([]),
  summary: z.string().min(20).max(300),
  motif: z.enum(motifs),
  /** Names, comma-separated. */
  categories: list,
  /** Slugs of destinations, comma-separated. */
  locations: list.default([]),
  author: z.string().min(2),
  date: z.iso.date(),
  featured: yes,
  /** Only its writer sees it, in `pnpm dev`. */
  draft: yes,
  /** The instant from which it is shown, where it waits for one. */
  publish: z.iso
    .datetime({ error: 'Write the instant in UTC, such as 2026-12-01T08:00:00Z.' })
    .transform((text) => new Date(text))
    .nullable()
    .default(null),
});

export type PostFile = z.output<typeof frontMatter> & {
  html: string;
  readDuration: number;
  /** Its text in Markdown. */
  words: string;
};

// Raw HTML stays text, and markdown-it refuses javascript: and data: links: what comes out holds no scripts.
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true });

/** What a heading is found by in the page's address. */
const anchorOf = (heading: string): string => `part-${slugOf(heading)}`;

markdown.renderer.rules['heading_open'] = (tokens, index) => {
  const { tag = 'h2' } = tokens[index] ?? {};
  return tag === 'h2' ? `<h2 id="${anchorOf(tokens[index + 1]?.content ?? '')}">` : `<${tag}>`;
};

/**
 * A post: front matter (`key: value` lines between two `---`) and Markdown.
 * @throws Error naming the file and what to mend
 */
export function readPost(file: string, text: string): PostFile {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`${file}: begin with front matter between two lines of ---.`);
  const [, head = '', body = ''] = match;
  const pairs = head.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  const parsed = frontMatter.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const words = body.trim().split(/\s+/).length;
  return {
    ...parsed.data,
    html: markdown.render(body),
    readDuration: Math.max(1, Math.ceil(words / 220)),
    words: body,
  };
}
