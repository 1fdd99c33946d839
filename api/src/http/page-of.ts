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

/**
 * The rows of one page, and how many there are in all. Every row tells that number; behind the last page, where there is none,
 * the first row is asked for it.
 */
export async function countedRows<T extends { total: number }>(
  { page, per_page }: { page: number; per_page: number },
  read: (limit: number, offset: number) => Promise<T[]>,
): Promise<{ rows: T[]; total: number }> {
  const rows = await read(per_page, (page - 1) * per_page);
  const [row] = rows.length > 0 || page === 1 ? rows : await read(1, 0);
  return { rows, total: row?.total ?? 0 };
}

function nextLink(url: string, page: number): string {
  const [path, query] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('page', String(page));
  return `${path}?${params}`;
}
