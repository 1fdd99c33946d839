import type { AppDescription } from './description.ts';
import type { PageDescription } from './page.ts';

/** What only exists while a build is tried, by the word that stands for it in an example: `{trip}`. */
export type Things = Record<string, string>;

/** `as`: who opens it. */
export type TrialAddress = { page: string; address: string; as: 'anybody' | 'traveller' };

const placeholder = /\{([a-z]+)\}/g;
const parameter = /\/:[A-Za-z]+/;

const withoutStar = (path: string) => path.replace(/\/\*$/, '') || '/';

/** The page itself, and those of its children that need nothing to be filled in. */
function addressesOf({ path, example, children = [] }: PageDescription): string[] {
  const own = example ?? withoutStar(path);
  const below = children.map((child) => withoutStar(`${withoutStar(path)}/${child.path}`));
  return [own, ...below].filter((address) => !parameter.test(address));
}

/** Who may see it. Whatever the browser renders for one visitor alone is opened by somebody who has things of their own. */
const visitorOf = ({ guard = 'none', render }: PageDescription): TrialAddress['as'] =>
  guard === 'signed-in' || (render === 'browser' && guard !== 'guest') ? 'traveller' : 'anybody';

/** Pure: whether somebody with a trip and a list is needed to open the pages. */
export const needsTraveller = ({ pages }: AppDescription): boolean =>
  pages.some((page) => visitorOf(page) === 'traveller' || /\{[a-z]+\}/.test(page.example ?? ''));

/**
 * Pure: where each page of an app is opened.
 * @param things for the words in examples
 * @param isOn whether a feature flag is on: without it there is no such page
 * @throws for pages that have parameters and no example, with what to do
 */
export function trialAddresses(
  { name, pages }: AppDescription,
  things: Things,
  isOn: (flag: string) => boolean,
): TrialAddress[] {
  const nowhere = pages.filter(({ path, example }) => example === undefined && parameter.test(path));
  if (nowhere.length > 0) {
    const said = nowhere.map((page) => `"${page.name}" (${page.path})`).join(', ');
    throw new Error(`${name} says no example of ${said}: write the address of one that there is into its description.`);
  }
  return pages
    .filter((page) => !page.switch || isOn(page.switch))
    .flatMap((page) =>
      addressesOf(page).map((address) => ({
        page: page.name,
        address: address.replace(placeholder, (_, word: string) => things[word] ?? '0'),
        as: visitorOf(page),
      })),
    );
}
