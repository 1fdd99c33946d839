/** Pure: from a call's name and input to what is sent. */
export type CallParts = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** `GET /api/trips/{id}` with `{ id: 7 }` is `['GET', '/api/trips/7']`. Undefined query values are left out. */
export function requestOf(name: string, input: CallParts = {}): { verb: string; path: string } {
  const [verb = 'GET', template = '/'] = name.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_whole, key: string) => {
    const value = input.params?.[key];
    if (value === undefined) throw new Error(`${name} needs the parameter ${key}.`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  const search = query.toString();
  return { verb, path: search ? `${path}?${search}` : path };
}

/** One text for a call with its input: the key of its answer in every cache. */
export const callKey = (name: string, input: CallParts = {}): string => {
  const { verb, path } = requestOf(name, input);
  return `${verb} ${path}`;
};
