import type { PostDetails } from '@tabi/shared/contracts/blog';
import type { LocationDetails } from '@tabi/shared/contracts/places';
import { request, type DataRequest, type PageHead, type ReadAnswer, type RemoteRoutes } from '@tabi/shared/federation';
import { socialUrl } from '@tabi/shared/ui';
import { featuredInput } from './common/api.ts';
import { viewOf, type View } from './features/home/domain.ts';

function requestsOf(view: View): DataRequest[] {
  if (view.kind === 'home') return [request('GET /api/blog', featuredInput)];
  if (view.kind === 'post') return [request('GET /api/post/{id}', { params: { id: view.id } })];
  if (view.kind === 'category') return [request('GET /api/category', { query: { id: view.id } })];
  if (view.kind === 'location') return [request('GET /api/location/{id}', { params: { id: view.id } })];
  return [];
}

const front: PageHead = {
  description: 'Explore latest travel stories on Tabi: days that work, food worth the walk, and how to get around.',
};

const ofPost = (post: PostDetails): PageHead => ({
  title: post.title,
  description: post.summary,
  image: socialUrl(post.thumbnail.url),
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.postDate,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: 'Tabi' },
    about: post.locations.map(({ name }) => ({ '@type': 'Place', name })),
    timeRequired: `PT${post.readDuration}M`,
  },
});

const ofCategory = (name: string): PageHead => ({
  title: `${name}: stories`,
  description: `Travel stories on Tabi about ${name.toLowerCase()}.`,
});

const ofLocation = ({ name, country, cover }: LocationDetails): PageHead => ({
  title: `Stories from ${name}`,
  description: `Travel stories on Tabi from ${name}, ${country.name}.`,
  image: socialUrl(cover.url),
});

function headOf(view: View, read: ReadAnswer): PageHead {
  if (view.kind === 'post') {
    const post = read('GET /api/post/{id}', { params: { id: view.id } })?.results;
    return post ? ofPost(post) : {};
  }
  if (view.kind === 'category') {
    const category = read('GET /api/category', { query: { id: view.id } })?.results[0];
    return category ? ofCategory(category.name) : {};
  }
  if (view.kind === 'location') {
    const place = read('GET /api/location/{id}', { params: { id: view.id } })?.results;
    return place ? ofLocation(place) : {};
  }
  return front;
}

export const routes: RemoteRoutes['routes'] = {
  blog: {
    page: () => import('./features/home/blog.page.tsx'),
    data: ({ params }) => requestsOf(viewOf(params['*'])),
    head: ({ params }, read) => headOf(viewOf(params['*']), read),
  },
};
