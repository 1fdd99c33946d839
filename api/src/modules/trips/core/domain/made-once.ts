/** The same object gives the same again: whatever is made of it is made once. Such objects are never changed. */
export function madeOnce<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, { of: Made }>();
  return (given) => {
    const known = made.get(given) ?? { of: make(given) };
    made.set(given, known);
    return known.of;
  };
}

/** As `madeOnce`, of two: of the same object and what has the same name. */
export function madeOnceFor<Given extends object, By, Made>(
  nameOf: (by: By) => string,
  make: (given: Given, by: By) => Made,
): (given: Given, by: By) => Made {
  const madeOf = madeOnce((_: Given) => new Map<string, { of: Made }>());
  return (given, by) => {
    const made = madeOf(given);
    const name = nameOf(by);
    const known = made.get(name) ?? { of: make(given, by) };
    made.set(name, known);
    return known.of;
  };
}
