import { hasPage, tagOf } from './page-tag.ts';

const page = (words: string) => `<style></style><script></script>${words}`;

it('a page has one name as long as its words are the same', () => {
  expect(tagOf(page('Kyoto'))).toBe(tagOf(page('Kyoto')));
  expect(tagOf(page('Kyoto'))).not.toBe(tagOf(page('Osaka')));
});

it('whoever names the page among others has it', () => {
  const tag = tagOf(page('Kyoto'));
  expect(hasPage({ headers: { 'if-none-match': `W/"other", ${tag}` } }, tag)).toBe(true);
  expect(hasPage({ headers: { 'if-none-match': 'W/"other"' } }, tag)).toBe(false);
  expect(hasPage({ headers: {} }, tag)).toBe(false);
});
