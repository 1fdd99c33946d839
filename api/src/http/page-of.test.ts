import { pageOf } from './page-of.ts';

const query = (page: number, per_page = 10) => ({ page, per_page });

it('counts places from one', () => {
  expect(pageOf([1, 2, 3], 13, query(2), '/api/x?page=2').meta).toMatchObject({
    from: 11,
    to: 13,
    last_page: 2,
    total: 13,
  });
});

it('is nowhere when empty', () => {
  expect(pageOf([], 0, query(1), '/api/x').meta).toMatchObject({ from: 0, to: 0, last_page: 1 });
});

it('keeps the other parts of the question in the link to the next page', () => {
  expect(pageOf([1], 30, query(1), '/api/x?tag=a%20b&page=1').links.next).toBe('/api/x?tag=a+b&page=2');
});
