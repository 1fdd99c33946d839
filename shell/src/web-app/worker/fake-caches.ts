/** Caches as browsers have them, as far as the worker uses them: in the order of the last put. For tests. */
export function fakeCaches(): CacheStorage & { keptIn: (name: string) => string[] } {
  const stores = new Map<string, Map<string, Response>>();
  const nameOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  const cacheOver = (store: Map<string, Response>) => ({
    match: async (key: RequestInfo | URL) => store.get(nameOf(key))?.clone(),
    put: async (key: RequestInfo | URL, answer: Response) => {
      store.delete(nameOf(key));
      store.set(nameOf(key), answer);
    },
    delete: async (key: RequestInfo | URL) => store.delete(nameOf(key)),
    keys: async () => [...store.keys()],
  });
  const storage = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOver(store);
    },
    delete: async (name: string) => stores.delete(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    keptIn: (name: string) => [...(stores.get(name)?.keys() ?? [])],
  };
  return storage as never;
}
