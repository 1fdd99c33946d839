import { z } from 'zod';

const segment = '(?:[A-Za-z0-9_-]+|:[A-Za-z]+)';
const pagePath = new RegExp(`^/(?:${segment}(?:/${segment})*(?:/\\*)?)?$`);
const childPath = new RegExp(`^${segment}(?:/${segment})*(?:/\\*)?$`);

const title = z.string().min(1).max(80);

const childSchema = z.strictObject({
  /** Below the page's own path, without a leading slash: `email-preferences`, `day/:number`. */
  path: z.string().regex(childPath, 'Write what follows the page’s path, without a leading slash: "day/:number".'),
  /** The page's own when left out. */
  title: title.optional(),
});

const asWritten = z.strictObject({
  /** In camelCase; `src/routes.tsx` answers by it. Unique on the whole site. */
  name: z.string().regex(/^[a-z][A-Za-z]*$/, 'A page is named in camelCase.'),
  /** A pattern of the router: `/blog/post/:id`. With a closing `/*`, everything below belongs to the page too. */
  path: z.string().regex(pagePath, 'A path is like "/blog/post/:id", with "/*" at its end for all that is below.'),
  /** The tab's title until the page names itself, and for good if it never does; `{id}` is the path's `:id` in words. */
  title,
  /** `server`: rendered there, the same for all. `browser`: private, never in shared HTML, not for search engines. */
  render: z.enum(['server', 'browser']),
  /**
   * Of a page of the `browser`: the server renders it for each visitor alone, with what they may see, and keeps it for nobody.
   * A host from before this leaves it to the browser.
   */
  personal: z.boolean().optional(),
  /** Whom the page is for; everybody when left out. */
  guard: z.enum(['none', 'signed-in', 'guest']).optional(),
  /** The feature flag without which there is no such page. */
  switch: z
    .string()
    .regex(/^[a-z][a-z_]*$/, 'A switch is a feature flag of the API, like "market_place_enabled".')
    .optional(),
  /** The bar: everywhere, or on small screens only, over the page. */
  bar: z.enum(['everywhere', 'small-only']).optional(),
  footer: z.enum(['everywhere', 'large-only']).optional(),
  /** What follows in the address are tabs of one page: moving between them is no arrival. */
  tabs: z.boolean().optional(),
  /**
   * The words after `?` that the page reads: with any others it is the same page, and is not rendered anew for them. An app
   * that says none for any of its pages may read every word.
   */
  query: z.array(z.string().regex(/^[a-z][a-z_]*$/, 'A word of the address is like "price_band".')).optional(),
  /**
   * An address of it with everything in place, `/blog/post/three-days-in-kyoto`, at which it is tried before it is released;
   * not needed where the path has no parameters. `{trip}`, `{share}` and `{wishlist}` stand for things that only exist while
   * it is tried: a planned trip, the token of its public link, a list.
   */
  example: z.string().startsWith('/', 'An example is an address of the page, like "/blog/post/one".').optional(),
  /** Addresses below that have a title of their own, or, without a closing `/*`, the only ones there are. */
  children: z.array(childSchema).min(1).optional(),
});

const parametersOf = (path: string) => [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name as string);
const asked = (title: string) => [...title.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name as string);

/** The pattern of a child as one path. */
export const joinPath = (path: string, child: string): string => `${path.replace(/\/\*?$/, '')}/${child}`;

type Addressed = { path: string; children?: { path: string }[] | undefined };

/** Pure: whether an address, taken without what follows `?`, is one of the page's. */
export function isOfPage({ path, children = [] }: Addressed, address: string): boolean {
  const [pathname = ''] = address.split('?');
  return [path, ...children.map((child) => joinPath(path, child.path))].some((pattern) => {
    const own = pattern.replace(/:[A-Za-z]+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?');
    return new RegExp(`^${own}/?$`).test(pathname);
  });
}

/** One page of an app, as a host can know it without running anything. */
export const pageSchema = asWritten.superRefine((page, context) => {
  const { path, children = [], guard = 'none' } = page;
  if (guard !== 'none' && page.render !== 'browser') {
    const message = 'What the server renders is the same for all: a guarded page is rendered in the "browser".';
    context.addIssue({ code: 'custom', path: ['render'], message });
  }
  if (page.personal && page.render !== 'browser') {
    const message = 'What the server renders is the same for all: a personal page is rendered in the "browser".';
    context.addIssue({ code: 'custom', path: ['personal'], message });
  }
  if (page.example !== undefined && !isOfPage(page, page.example)) {
    const message = `${page.example} is no address of ${path}.`;
    context.addIssue({ code: 'custom', path: ['example'], message });
  }
  const titles = [
    { title: page.title, path },
    ...children.map((child) => ({ title: child.title ?? '', path: joinPath(path, child.path) })),
  ];
  for (const one of titles) {
    const unknown = asked(one.title).filter((name) => !parametersOf(one.path).includes(name));
    for (const name of unknown) {
      const message = `The title asks for {${name}}, which ${one.path} does not have.`;
      context.addIssue({ code: 'custom', path: ['title'], message });
    }
  }
});
export type PageDescription = z.infer<typeof pageSchema>;
