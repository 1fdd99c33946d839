import type { PageMatch, ReadAnswer } from '@tabi/shared/federation';
import { aPost } from '@tabi/shared/testing';
import { routes } from './routes.tsx';

const at = (rest: string): PageMatch => ({ params: { '*': rest }, search: new URLSearchParams() });
const asked = (rest: string) => routes['blog']?.data?.(at(rest)) ?? [];

it('asks for the very post that the address names', () => {
  expect(asked('post/night-trains')).toEqual([
    { call: 'GET /api/post/{id}', input: { params: { id: 'night-trains' } } },
  ]);
});

it('asks for nothing where there is nothing to ask for', () => {
  expect(asked('nowhere/at/all')).toEqual([]);
});

it('names a post outside by its title, summary and drawn card', () => {
  const read = (() => ({ results: { ...aPost(7), html: '' } })) as unknown as ReadAnswer;
  expect(routes['blog']?.head?.(at('post/story-7'), read)).toMatchObject({
    title: 'Story 7',
    description: 'What story 7 is about.',
    image: '/art/post/story-7/social-1200-0123456789ab.jpg',
    jsonLd: { '@type': 'BlogPosting', datePublished: '2026-03-14' },
  });
});
