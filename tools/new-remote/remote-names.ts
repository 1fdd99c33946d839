/** All that a remote is called, from one name. */
export type RemoteNames = {
  /** `night-trains`: its feature, and the start of its addresses. */
  short: string;
  /** `mf-night-trains`: its folder. */
  folder: string;
  /** `nightTrains`: its page. */
  page: string;
  /** `NightTrains`: the start of its components. */
  component: string;
  /** `Night trains`: what people read, and who owns it. */
  words: string;
  path: string;
};

const plain = /^[a-z]+(-[a-z]+)*$/;
const longest = 30;
/** The servers answer below these themselves, so no page can be there. */
const ofServers = ['api', 'art', 'files', 'healthz', 'map', 'metrics', 'readyz'];

const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function assertPossible(given: string, short: string): void {
  if (!plain.test(short))
    throw new Error(
      `"${given}" is no name for a remote: write small letters with single dashes, such as night-trains.`,
    );
  if (short.length > longest)
    throw new Error(`"${given}" is too long for a remote: ${longest} letters and dashes are the most.`);
  if (ofServers.includes(short))
    throw new Error(`/${short} is answered by the servers themselves: choose another name.`);
}

/** @throws when a folder, a path and a name in code cannot be made of it */
export function namesOf(given: string): RemoteNames {
  const short = given.replace(/^mf-/, '');
  assertPossible(given, short);
  const parts = short.split('-');
  const component = parts.map(upper).join('');
  return {
    short,
    folder: `mf-${short}`,
    page: component.slice(0, 1).toLowerCase() + component.slice(1),
    component,
    words: upper(parts.join(' ')),
    path: `/${short}`,
  };
}
