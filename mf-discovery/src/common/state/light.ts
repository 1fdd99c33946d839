/** Which one of a list is pointed at, on its card or on the map: told to those two alone, not to all others. */
export type Light = {
  on: () => string | null;
  turn: (slug: string | null) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createLight(): Light {
  let lit: string | null = null;
  const listeners = new Set<() => void>();
  return {
    on: () => lit,
    turn: (slug) => {
      if (lit === slug) return;
      lit = slug;
      listeners.forEach((tell) => tell());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
