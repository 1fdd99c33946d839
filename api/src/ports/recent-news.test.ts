import { recentNews } from './recent-news.ts';

it('What there was news of since does not stand any more, and everything else does.', () => {
  const news = recentNews();
  const before = news.moment();
  news.note('a');
  expect([news.isQuiet(['a'], before), news.isQuiet(['b'], before), news.isQuiet(['b', 'a'], before)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(news.isQuiet(['a', 'b'], news.moment())).toBe(true);
});

it('After news of anything nothing stands that was read before.', () => {
  const news = recentNews();
  const before = news.moment();
  news.note(null);
  expect([news.isQuiet(['a'], before), news.isQuiet(['a'], news.moment())]).toEqual([false, true]);
});

it('What was read before the oldest news that is remembered does not stand.', () => {
  const news = recentNews(2);
  const before = news.moment();
  for (const id of ['a', 'b']) news.note(id);
  expect(news.isQuiet(['x'], before)).toBe(true);
  news.note('c');
  expect([news.isQuiet(['x'], before), news.isQuiet(['a'], before), news.isQuiet(['a'], news.moment())]).toEqual([
    false,
    false,
    true,
  ]);
});
