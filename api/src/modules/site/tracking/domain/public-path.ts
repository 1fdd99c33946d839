/** Below these a path says whose page it is, or holds a secret. */
const personal = /^\/(reset-password|my-wishlist|my-trips|itinerary|profile)(?=\/|$)/;

/** The part of a path that may be counted: without query, and without what is somebody's own. */
export function publicPath(path: string): string {
  const plain = path.split(/[?#]/)[0] ?? '/';
  return personal.exec(plain)?.[0] ?? plain;
}
