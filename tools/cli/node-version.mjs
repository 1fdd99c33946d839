// Read by whatever Node somebody has: no syntax newer than 2015 in here, nor in start.mjs and test.mjs.
const wanted = [20, 19];

/** A sentence when this version of Node is too old, else undefined. */
export function nodeProblem(version) {
  const parts = version.split('.').map(Number);
  const newEnough = parts[0] > wanted[0] || (parts[0] === wanted[0] && parts[1] >= wanted[1]);
  if (newEnough) return undefined;
  return (
    'Tabi needs Node 20.19 or newer and this is ' +
    version +
    ': install a newer one from https://nodejs.org, then try again.'
  );
}
