/** Pure: time zones as people look for them. */

export type ZoneGroup = { region: string; zones: { id: string; name: string }[] };

/** `Asia/Ho_Chi_Minh` is Ho Chi Minh, `America/Argentina/Salta` is Argentina, Salta. */
const nameOf = (id: string) => id.split('/').slice(1).join(', ').replaceAll('_', ' ');

/** IANA zones by region, those of Asia first; zones without a region, such as UTC, under Other. */
export function groupZones(ids: readonly string[]): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup['zones']>();
  for (const id of ids) {
    const region = id.includes('/') ? (id.split('/')[0] as string) : 'Other';
    const zones = groups.get(region) ?? [];
    groups.set(region, zones);
    zones.push({ id, name: region === 'Other' ? id : nameOf(id) });
  }
  const rank = (region: string) => (region === 'Asia' ? 0 : region === 'Other' ? 2 : 1);
  return [...groups]
    .map(([region, zones]) => ({ region, zones: zones.sort((a, b) => a.name.localeCompare(b.name)) }))
    .sort((a, b) => rank(a.region) - rank(b.region) || a.region.localeCompare(b.region));
}

/** Browsers still list some zones under the names that their cities had before. */
const renamed: Partial<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};
const nameNow = (id: string) => renamed[id] ?? id;

/** The zones to offer, with the person's own among them even if this browser does not know it. */
export const zonesWith = (known: readonly string[], own: string): string[] => [
  ...new Set([...known, 'UTC', own].map(nameNow)),
];

/** `Tokyo`; a zone without a region by its own name. */
export const nameOfZone = (id: string): string => (id.includes('/') ? nameOf(nameNow(id)) : id);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The groups with only the zones whose name or region holds every one of these words. */
export function matchingZones(groups: readonly ZoneGroup[], text: string): ZoneGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return groups
    .map(({ region, zones }) => ({
      region,
      zones: zones.filter(({ name }) => words.every((word) => plain(`${region} ${name}`).includes(word))),
    }))
    .filter(({ zones }) => zones.length > 0);
}
