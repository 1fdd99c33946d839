export type View =
  | { kind: 'home' }
  | { kind: 'post'; id: string }
  | { kind: 'category'; id: string }
  | { kind: 'location'; id: string }
  /** No page of the blog. */
  | { kind: 'nothing'; rest: string };

const views = { post: 'post', category: 'category', location: 'location' } as const;

/** Which page the rest of the address after `/blog/` names. */
export function viewOf(rest = ''): View {
  const [kind = '', id, ...more] = rest.split('/').filter(Boolean);
  if (!kind) return { kind: 'home' };
  const known = Object.hasOwn(views, kind) ? views[kind as keyof typeof views] : undefined;
  if (!known || !id || more.length > 0) return { kind: 'nothing', rest };
  return { kind: known, id };
}
