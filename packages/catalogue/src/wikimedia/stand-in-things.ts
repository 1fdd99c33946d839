import { metresBetween } from '../check/distance.ts';

/** The stand-in's things that have names: what Wikidata answers about them, in its shape. */

export interface StandInThing {
  /** Its names by language; the first is the label, the others are aliases. */
  names: Record<string, string[]>;
  at?: { latitude: number; longitude: number };
  /** What it is one of (P31). */
  classes?: string[];
}
type Things = Record<string, StandInThing>;

export const whereabouts = (at: { latitude: number; longitude: number }) => ({
  mainsnak: {
    snaktype: 'value',
    property: 'P625',
    datavalue: {
      value: { ...at, altitude: null, precision: 0.0001, globe: 'http://www.wikidata.org/entity/Q2' },
      type: 'globecoordinate',
    },
    datatype: 'globe-coordinate',
  },
  type: 'statement',
  rank: 'normal',
});

const oneOf = (id: string) => ({
  mainsnak: {
    snaktype: 'value',
    property: 'P31',
    datavalue: {
      value: { 'entity-type': 'item', 'numeric-id': Number(id.slice(1)), id },
      type: 'wikibase-entityid',
    },
    datatype: 'wikibase-item',
  },
  type: 'statement',
  rank: 'normal',
});

const numberOf = (id: string) => Number(id.slice(1));
const metresFrom = (centre: number[], { latitude, longitude }: { latitude: number; longitude: number }) =>
  Math.round(metresBetween({ lat: centre[0] ?? 0, lng: centre[1] ?? 0 }, { lat: latitude, lng: longitude }) * 10) / 10;

/** One of `entities`, in these languages alone. */
export function entityOf(id: string, { names, at, classes = [] }: StandInThing, languages: string[]) {
  const told = Object.entries(names).filter(([language]) => languages.includes(language));
  return {
    type: 'item',
    id,
    labels: Object.fromEntries(told.map(([language, [value]]) => [language, { language, value }])),
    aliases: Object.fromEntries(
      told
        .filter(([, all]) => all.length > 1)
        .map(([language, [, ...others]]) => [language, others.map((value) => ({ language, value }))]),
    ),
    claims: { ...(classes.length ? { P31: classes.map(oneOf) } : {}), ...(at ? { P625: [whereabouts(at)] } : {}) },
  };
}

/** `list=geosearch`. */
export function nearBy(things: Things, query: URLSearchParams) {
  const centre = (query.get('gscoord') ?? '').split('|').map(Number);
  const found = Object.entries(things).flatMap(([title, { at }]) =>
    at
      ? [
          {
            pageid: numberOf(title),
            ns: 0,
            title,
            lat: at.latitude,
            lon: at.longitude,
            dist: metresFrom(centre, at),
            primary: '',
          },
        ]
      : [],
  );
  const geosearch = found
    .filter(({ dist }) => dist <= Number(query.get('gsradius')))
    .sort((a, b) => a.dist - b.dist)
    .slice(0, Number(query.get('gslimit')));
  return { batchcomplete: '', query: { geosearch } };
}

/** `wbsearchentities`. */
export function calledSo(things: Things, query: URLSearchParams) {
  const [wanted, language] = [query.get('search') ?? '', query.get('language') ?? ''];
  const search = Object.entries(things).flatMap(([id, { names }]) => {
    const text = names[language]?.find((name) => name.toLowerCase().startsWith(wanted.toLowerCase()));
    if (text === undefined) return [];
    const label = names[language]?.[0] ?? text;
    return [
      {
        id,
        title: id,
        pageid: numberOf(id),
        concepturi: `http://www.wikidata.org/entity/${id}`,
        repository: 'wikidata',
        url: `//www.wikidata.org/wiki/${id}`,
        display: { label: { value: label, language } },
        label,
        match: { type: text === label ? 'label' : 'alias', language, text },
      },
    ];
  });
  return { searchinfo: { search: wanted }, search: search.slice(0, Number(query.get('limit'))), success: 1 };
}
