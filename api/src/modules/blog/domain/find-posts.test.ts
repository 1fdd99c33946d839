import type { StoredPost } from '../post-row.ts';
import { besidePost, categoriesOut, findPost, findPosts, postsOut, relatedTo, type PostFilter } from './find-posts.ts';
import { indexPosts } from './post-index.ts';

const food = { id: 1, slug: 'food', name: 'Food' };
const planning = { id: 2, slug: 'planning', name: 'Planning' };
const kyoto = { id: 7, slug: 'kyoto', name: 'Kyoto' };
const now = new Date('2026-11-20T00:00:00Z');

const post = (id: number, title: string, more: Partial<StoredPost> = {}): StoredPost => ({
  id,
  slug: `post-${id}`,
  title,
  summary: '',
  motif: 'market',
  author: 'Mai',
  posted_on: `2026-10-${String(id + 10)}`,
  featured: false,
  read_duration: 4,
  categories: [],
  locations: [],
  about: null,
  html: '',
  publish_at: null,
  was: [],
  folded: title.toLowerCase(),
  search: ` ${title.toLowerCase()}`,
  ...more,
});

const oldest = post(1, 'Trains of Japan', { categories: [planning], locations: [kyoto], was: ['rails'] });
const middle = post(2, 'Slow trains', { categories: [food], featured: true });
const newest = post(3, 'Noodles', { categories: [food, planning], locations: [kyoto], search: ' noodles by train' });
const waiting = post(4, 'Snow', {
  categories: [{ id: 3, slug: 'winter', name: 'Winter' }],
  publish_at: new Date('2026-12-01T00:00:00Z'),
});
const index = indexPosts([waiting, newest, middle, oldest]);

const slugs = (filter: Partial<PostFilter>, words: string | null = null) =>
  findPosts(index, now, { filter: 'latest', ...filter }, words).map(({ id }) => id);

describe('posts', () => {
  it('are shown from the moment on at which they come out', () => {
    expect(postsOut(index, now).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(postsOut(index, new Date('2026-12-01T00:00:00Z')).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(findPost(index, now, 'post-4')).toBeNull();
  });
  it('are found by the beginning of a title, then by a word of it, then by their text', () => {
    expect(slugs({}, ' train')).toEqual([1, 2, 3]);
    expect(slugs({}, ' rain')).toEqual([2, 1, 3]);
  });
  it('are found by a title that is nearly spelt so', () => {
    expect(slugs({}, ' noodels')).toEqual([]);
    expect(slugs({}, ' noodle')).toEqual([3]);
    expect(slugs({}, ' noodlees')).toEqual([3]);
  });
  it('are not found by signs alone', () => expect(slugs({}, ' ')).toEqual([]));
  it('are narrowed by category and destination, by slug or id', () => {
    expect(slugs({ category: 'food' })).toEqual([3, 2]);
    expect(slugs({ category: '2', location: 'kyoto' })).toEqual([3, 1]);
    expect(slugs({ category: 'winter' })).toEqual([]);
  });
  it('that are featured lead the best ones, and are the only featured ones', () => {
    expect(slugs({ filter: 'top' })).toEqual([2, 3, 1]);
    expect(slugs({ filter: 'featured' })).toEqual([2]);
  });
  it('are found by slug, id and slug of before', () => {
    expect(['POST-1', '1', 'rails', 'none'].map((one) => findPost(index, now, one)?.id)).toEqual([1, 1, 1, undefined]);
  });
});

it('The posts about the same destination are closer than those of the same category.', () => {
  expect(relatedTo(index, now, newest, 3).map(({ id }) => id)).toEqual([1, 2]);
});

it('Beside a post are the one before it and the one after it.', () => {
  const { previous, next } = besidePost(index, now, middle);
  expect([previous?.id, next?.id]).toEqual([1, 3]);
  expect(besidePost(index, now, newest).next).toBeNull();
});

it('Categories are those of posts that are out, with the newest first.', () => {
  expect(categoriesOut(index, now, undefined)).toEqual([food, planning]);
  expect(categoriesOut(index, now, '2')).toEqual([planning]);
  expect(categoriesOut(index, now, 'winter')).toEqual([]);
});
