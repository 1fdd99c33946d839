/** The same object gives the same again: whatever is made of it is made once. Such objects are never changed. */
export function madeOnce<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, { of: Made }>();
  return (given) => {
    const known = made.get(given) ?? { of: make(given) };
    made.set(given, known);
    return known.of;
  };
}
