import { PageCache } from './page-cache.ts';
import { nothingInline } from './page-policy.ts';
import type { Page } from './render-page.ts';

const page = (html: string, over: Partial<Pick<Page, 'status' | 'isPrivate' | 'isDegraded'>> = {}): Page => ({
  status: 200,
  html,
  inline: nothingInline,
  tag: html,
  isPrivate: false,
  isDegraded: false,
  builds: [],
  failed: [],
  ...over,
});

let now = 0;
const cache = () => {
  now = 0;
  return new PageCache(() => now);
};
const seconds = (count: number) => (now += count * 1_000);

it('has a page for a minute as it is', () => {
  const pages = cache();
  pages.keep('/', page('one'));
  seconds(59);
  expect(pages.find('/')).toMatchObject({ page: { html: 'one' }, isFresh: true });
});

it('still has it for five minutes more, and says that it is to be rendered again', () => {
  const pages = cache();
  pages.keep('/', page('one'));
  seconds(61);
  expect(pages.find('/')).toMatchObject({ page: { html: 'one' }, isFresh: false });
  seconds(299);
  expect(pages.find('/')).toBeUndefined();
});

it('has the page that was rendered again in place of the old one', () => {
  const pages = cache();
  pages.keep('/', page('one'));
  seconds(61);
  pages.keep('/', page('two'));
  expect(pages.find('/')).toMatchObject({ page: { html: 'two' }, isFresh: true });
});

it('keeps a page of which something is missing for two seconds, and never in place of a whole one', () => {
  const pages = cache();
  pages.keep('/', page('half', { isDegraded: true }));
  expect(pages.find('/')).toMatchObject({ page: { html: 'half' }, isFresh: true });
  seconds(2);
  expect(pages.find('/')).toBeUndefined();
  pages.keep('/', page('whole'));
  seconds(61);
  pages.keep('/', page('half', { isDegraded: true }));
  expect(pages.find('/')).toMatchObject({ page: { html: 'whole' }, isFresh: false });
});

it('has what says that nothing is there for a minute alone', () => {
  const pages = cache();
  pages.keep('/', page('none', { status: 404 }));
  seconds(61);
  expect(pages.find('/')).toBeUndefined();
});

it('keeps nothing that is somebody’s own, and forgets what was everybody’s before', () => {
  const pages = cache();
  pages.keep('/', page('all'));
  pages.keep('/', page('mine', { isPrivate: true }));
  expect(pages.find('/')).toBeUndefined();
});
