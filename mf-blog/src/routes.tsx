import { request, type PageMatch, type RemoteRoutes } from '@tabi/shared/federation';
import { featuredInput } from './common/api.ts';
import { blogFeeds } from './common/domain.ts';
import { headOfCategory } from './features/categories/domain.ts';
import { headOfLocation } from './features/locations/domain.ts';
import { headOfPost } from './features/posts/domain/head.ts';

const byId = ({ params }: PageMatch) => ({ params: { id: params['id'] ?? '' } });
const byQuery = ({ params }: PageMatch) => ({ query: { id: params['id'] ?? '' } });

export const routes: RemoteRoutes['routes'] = {
  blog: {
    page: () => import('./features/home/home.page.tsx'),
    data: () => [request('GET /api/blog', featuredInput)],
    head: () => ({
      feeds: blogFeeds,
      description: 'Explore latest travel stories on Tabi: days that work, food worth the walk, and how to get around.',
    }),
  },
  post: {
    page: () => import('./features/posts/post.page.tsx'),
    data: (match) => [request('GET /api/post/{id}', byId(match))],
    head: (match, read) => {
      const post = read('GET /api/post/{id}', byId(match))?.results;
      return post ? headOfPost(post) : {};
    },
  },
  postCategory: {
    page: () => import('./features/categories/category.page.tsx'),
    data: (match) => [request('GET /api/category', byQuery(match))],
    head: (match, read) => {
      const category = read('GET /api/category', byQuery(match))?.results[0];
      return category ? headOfCategory(category.name) : {};
    },
  },
  postLocation: {
    page: () => import('./features/locations/location.page.tsx'),
    data: (match) => [request('GET /api/location/{id}', byId(match))],
    head: (match, read) => {
      const location = read('GET /api/location/{id}', byId(match))?.results;
      return location ? headOfLocation(location) : {};
    },
  },
};
