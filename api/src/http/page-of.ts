interface Page<T> {
  data: T[];
  links: { next: string | null };
  meta: { perPage: number; from: number; to: number; current_page: number; last_page: number; total: number };
}

/**
 * One page of a list in the contract's shape.
 * @param url the request's own path and query; the next page's link is the same with `page` counted up
 */
export function pageOf<T>(data: T[], total: number, query: { page: number; per_page: number }, url: string): Page<T> {
  const { page, per_page: perPage } = query;
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const from = data.length ? (page - 1) * perPage + 1 : 0;
  return {
    data,
    links: { next: page < lastPage ? nextLink(url, page + 1) : null },
    meta: { perPage, from, to: from ? from + data.length - 1 : 0, current_page: page, last_page: lastPage, total },
  };
}

function nextLink(url: string, page: number): string {
  const [path, query] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('page', String(page));
  return `${path}?${params}`;
}
