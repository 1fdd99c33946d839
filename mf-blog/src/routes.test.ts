import type { PageMatch } from '@tabi/shared/federation';
import { routes } from './routes.tsx';

const at = (id: string): PageMatch => ({ params: { id }, search: new URLSearchParams() });
const asked = (page: string, id: string) => routes[page]?.data?.(at(id));

it('asks for the very story that the address names', () => {
  expect(asked('post', 'night-trains')).toEqual([
    { call: 'GET /api/post/{id}', input: { params: { id: 'night-trains' } } },
  ]);
});

it('cannot show the stories of a category or a destination without it', () => {
  expect([asked('postCategory', 'food'), asked('postLocation', 'kyoto')]).toEqual([
    [{ call: 'GET /api/category', input: { query: { id: 'food' } } }],
    [{ call: 'GET /api/location/{id}', input: { params: { id: 'kyoto' } } }],
  ]);
});
