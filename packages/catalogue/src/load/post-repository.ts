import { command, type Db, statement } from '@tabi/postgres';
import type { PostFile } from '../read/post-file.ts';
import { readWords, spacedWords } from '../read/words.ts';
import { renames } from './rename-repository.ts';

const withdraw = command('catalogue.withdraw-posts', 'UPDATE posts SET withdrawn = true');
const storeCategories = command<{ slugs: string[]; names: string[] }>(
  'catalogue.store-categories',
  `INSERT INTO categories (slug, name) SELECT * FROM unnest(:slugs::text[], :names::text[])
   ON CONFLICT (slug) DO UPDATE SET name = excluded.name`,
);
const store = statement<
  { id: number },
  Omit<PostFile, 'categories' | 'locations' | 'words' | 'draft'> & { search: string }
>(
  'catalogue.store-post',
  `INSERT INTO posts (slug, title, summary, motif, author, posted_on, featured, read_duration, html, search, publish_at, was)
   VALUES (:slug, :title, :summary, :motif, :author, :date, :featured, :readDuration, :html, fold(:search), :publish::timestamptz, :was)
   ON CONFLICT (slug) DO UPDATE SET title = excluded.title, summary = excluded.summary, motif = excluded.motif,
     author = excluded.author, posted_on = excluded.posted_on, featured = excluded.featured,
     read_duration = excluded.read_duration, html = excluded.html, search = excluded.search, publish_at = excluded.publish_at,
     was = excluded.was, withdrawn = false
   RETURNING id`,
);

const partsIn = (table: 'categories' | 'locations') => {
  const remove = command<{ id: number }>(
    `catalogue.remove-post-${table}`,
    `DELETE FROM post_${table} WHERE post_id = :id`,
  );
  const put = command<{ id: number; slugs: string[] }>(
    `catalogue.put-post-${table}`,
    `INSERT INTO post_${table} SELECT :id, given.position, part.id
     FROM unnest(:slugs::text[]) WITH ORDINALITY AS given (slug, position) JOIN ${table} AS part USING (slug)`,
  );
  return async (db: Db, id: number, slugs: string[]): Promise<void> => {
    await remove.run(db, { id });
    await put.run(db, { id, slugs });
  };
};
const putCategories = partsIn('categories');
const putLocations = partsIn('locations');

export const posts = {
  withdrawAll: (db: Db) => withdraw.run(db),
  /** @param categories names by slug */
  categories: (db: Db, categories: Map<string, string>) =>
    storeCategories.run(db, { slugs: [...categories.keys()], names: [...categories.values()] }),
  /** @param categories slugs */
  put: async (db: Db, post: PostFile, categories: string[]): Promise<void> => {
    await renames.post(db, post);
    const search = [post.title, post.summary, post.categories.join(' '), readWords(post.words)].join(' ');
    const stored = await store.first(db, { ...post, search: spacedWords(search) });
    if (!stored) return;
    await putCategories(db, stored.id, categories);
    await putLocations(db, stored.id, post.locations);
  },
};
