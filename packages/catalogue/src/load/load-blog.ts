import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PoolClient } from '@tabi/postgres';
import { filesUnder } from './fresh.ts';
import { readPost, type PostFile } from '../read/post-file.ts';

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function loadPost(db: PoolClient, post: PostFile): Promise<void> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO posts (slug, title, summary, motif, author, posted_on, featured, read_duration, html, search)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, fold($10))
     ON CONFLICT (slug) DO UPDATE SET title = excluded.title, summary = excluded.summary, motif = excluded.motif,
       author = excluded.author, posted_on = excluded.posted_on, featured = excluded.featured,
       read_duration = excluded.read_duration, html = excluded.html, search = excluded.search, withdrawn = false
     RETURNING id`,
    [
      post.slug,
      post.title,
      post.summary,
      post.motif,
      post.author,
      post.date,
      post.featured,
      post.readDuration,
      post.html,
      [post.title, post.summary, post.categories.join(' '), post.words].join(' '),
    ],
  );
  const id = rows[0]?.id;
  await db.query('DELETE FROM post_categories WHERE post_id = $1', [id]);
  await db.query('DELETE FROM post_locations WHERE post_id = $1', [id]);
  await db.query(
    `INSERT INTO post_categories SELECT $1, given.position, category.id
     FROM unnest($2::text[]) WITH ORDINALITY AS given (slug, position) JOIN categories AS category USING (slug)`,
    [id, post.categories.map(slugOf)],
  );
  await db.query(
    `INSERT INTO post_locations SELECT $1, given.position, location.id
     FROM unnest($2::text[]) WITH ORDINALITY AS given (slug, position) JOIN locations AS location USING (slug)`,
    [id, post.locations],
  );
}

/** Posts from `<folder>/*.md`; what has left the folder is withdrawn. */
export async function loadBlog(db: PoolClient, folder: string): Promise<void> {
  const posts = filesUnder(folder, '.md')
    .filter((file) => basename(file) !== 'README.md')
    .map((file) => readPost(file, readFileSync(join(folder, file), 'utf8')));
  await db.query('UPDATE posts SET withdrawn = true');
  const categories = new Map(posts.flatMap((post) => post.categories.map((name) => [slugOf(name), name] as const)));
  await db.query(
    `INSERT INTO categories (slug, name) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (slug) DO UPDATE SET name = excluded.name`,
    [[...categories.keys()], [...categories.values()]],
  );
  for (const post of posts) await loadPost(db, post);
}
