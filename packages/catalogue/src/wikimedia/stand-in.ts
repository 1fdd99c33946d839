import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderPoster } from '@tabi/posters/draw';
import { calledSo, entityOf, nearBy, whereabouts, type StandInThing } from './stand-in-things.ts';

/** Wikidata and Commons on the loopback, for tests: answers of their shape about things that the test names. */

export interface StandIn {
  /** Its address. */
  origin: string;
  /** Paths and queries that were asked for, and who asked. */
  asked: { url: URL; userAgent: string | undefined }[];
  /** Things with names, by id. */
  things: Record<string, StandInThing>;
  /** Where things are (P625), by id. */
  points: Record<string, { latitude: number; longitude: number }>;
  /** Titles of P18 by id, with their rank. */
  pictures: Record<string, { title: string; rank?: 'preferred' | 'normal' | 'deprecated' }[]>;
  /** Fields of `imageinfo` by title; null is a file that is not there. */
  files: Record<string, Partial<ReturnType<typeof aFile>> | null>;
  /** What the files' server sends instead of a photograph, by path. */
  bytes: Record<string, Buffer>;
  /** Answers the next requests so, before anything else. */
  trouble: ((response: ServerResponse) => void)[];
  close: () => Promise<void>;
}

const statement = ({ title, rank = 'normal' }: { title: string; rank?: string }) => ({
  mainsnak: {
    snaktype: 'value',
    property: 'P18',
    hash: '1b7ba85d3bb2b3b6a1e4fcb9a2a44a6e3b1b5d6c',
    datavalue: { value: title, type: 'string' },
    datatype: 'commonsMedia',
  },
  type: 'statement',
  id: 'Q1$8B2E1C9F-0000-4000-8000-000000000000',
  rank,
});

const extmetadata = (value: string) => ({ value, source: 'commons-desc-page', hidden: '' });

export const aFile = (origin: string, title: string) => ({
  size: 4_812_345,
  width: 4000,
  height: 3000,
  thumburl: `${origin}/wikipedia/commons/thumb/a/ab/${encodeURIComponent(title)}/1600px-${encodeURIComponent(title)}`,
  thumbwidth: 1600,
  thumbheight: 1200,
  url: `${origin}/wikipedia/commons/a/ab/${encodeURIComponent(title)}`,
  descriptionurl: `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(title)}`,
  descriptionshorturl: 'https://commons.wikimedia.org/w/index.php?curid=1',
  mime: 'image/jpeg',
  extmetadata: {
    Artist: extmetadata('<a href="//commons.wikimedia.org/wiki/User:Aiko" title="User:Aiko">Aiko &amp; Ben</a>'),
    LicenseShortName: extmetadata('CC BY-SA 4.0'),
  } as Record<string, { value: string }>,
});

function entities({ pictures, points, things }: StandIn, ids: string[], languages: string[]) {
  const told = ids.map((id) => {
    const thing = things[id];
    if (thing) return [id, entityOf(id, thing, languages)];
    const said = pictures[id];
    if (!said) return [id, { id, missing: '' }];
    const claims = {
      ...(said.length > 0 ? { P18: said.map(statement) } : {}),
      ...(points[id] ? { P625: [whereabouts(points[id])] } : {}),
    };
    return [id, { type: 'item', id, claims }];
  });
  return { entities: Object.fromEntries(told) as object, success: 1 };
}

function pages({ origin, files }: StandIn, titles: string[]) {
  const asWritten = (title: string) => title.replaceAll('_', ' ');
  return {
    batchcomplete: true,
    query: {
      normalized: titles
        .filter((title) => asWritten(title) !== title)
        .map((title) => ({ fromencoded: false, from: title, to: asWritten(title) })),
      pages: titles.map(asWritten).map((title) => {
        const own = files[title];
        if (own === null) return { ns: 6, title, missing: true, imagerepository: '' };
        const imageinfo = [{ ...aFile(origin, title.replace('File:', '')), ...own }];
        return { pageid: 7, ns: 6, title, imagerepository: 'local', imageinfo };
      }),
    },
  };
}

/** What stands for every photograph. */
const drawn = renderPoster(
  {
    slug: 'a-photograph',
    motif: 'dune',
    landscape: 'desert',
    palette: {
      sky: '#6E8FB5',
      light: '#F4C77B',
      far: '#A9B4C8',
      near: '#6B3F33',
      ground: '#3E2A26',
      accent: '#D9772B',
    },
    bestTime: 'midday',
    setting: 'outdoor',
  },
  { width: 1600, height: 1200, format: 'jpeg' },
);

/** Starts one on a free port. */
export async function startStandIn(): Promise<StandIn> {
  const photograph = await drawn;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', standIn.origin);
    standIn.asked.push({ url, userAgent: request.headers['user-agent'] });
    const trouble = standIn.trouble.shift();
    if (trouble) return trouble(response);
    const list = (name: string) => (url.searchParams.get(name) ?? '').split('|');
    const tell = (body: object): void => void response.end(JSON.stringify(body));
    if (url.searchParams.get('list') === 'geosearch') return tell(nearBy(standIn.things, url.searchParams));
    if (url.searchParams.get('action') === 'wbsearchentities') return tell(calledSo(standIn.things, url.searchParams));
    if (url.pathname === '/wikidata') return tell(entities(standIn, list('ids'), list('languages')));
    if (url.pathname === '/commons') return tell(pages(standIn, list('titles')));
    response.setHeader('content-type', 'image/jpeg').end(standIn.bytes[decodeURIComponent(url.pathname)] ?? photograph);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    things: {},
    points: {},
    pictures: {},
    files: {},
    bytes: {},
    trouble: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}
