/** The only page of a list, or one of more. */
export const aPageOf = <T>(data: T[], page = 1, last = 1) => ({
  data,
  links: { next: page < last ? `/api/list?page=${page + 1}` : null },
  meta: { perPage: 6, from: 1, to: data.length, current_page: page, last_page: last, total: data.length },
});
