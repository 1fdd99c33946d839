import { aStory } from '@tabi/shared/testing';
import { headOfPost } from './head.ts';

it('names a story outside by its title, summary and drawn card', () => {
  const kyoto = { id: 1, slug: 'kyoto', name: 'Kyoto' };
  expect(headOfPost(aStory(7, { locations: [kyoto], html: '' }))).toMatchObject({
    title: 'Story 7',
    description: 'What story 7 is about.',
    image: '/art/post/story-7/social-1200-0123456789ab.jpg',
    jsonLd: { '@type': 'BlogPosting', datePublished: '2026-03-14', about: [{ '@type': 'Place', name: 'Kyoto' }] },
  });
});
