/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadAnswer } from '@tabi/shared/federation';
import {
  aHotelInFull,
  aJourneyInFull,
  aLocationInFull,
  aPageOf,
  aPlaceInFull,
  aReview,
  aTourInFull,
} from '@tabi/shared/testing';
import { routes } from './routes.tsx';

/**
 * Written out as a literal and compiled against the types of schema.org, each property has to be one that its thing may
 * have: a literal's excess is an error, which what functions put together is not.
 */
function complaintsOf(things: [name: string, graph: unknown][]): string[] {
  const folder = mkdtempSync(path.join(__dirname, '../node_modules/.json-ld-'));
  const file = path.join(folder, 'graphs.ts');
  const rows = things.map(([name, graph]) => `export const ${name}: Graph = ${JSON.stringify(graph)};`);
  writeFileSync(file, ["import type { Graph } from 'schema-dts';", ...rows].join('\n'));
  const compiler = path.join(__dirname, '../../node_modules/typescript-native/bin/tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--types',
    '',
    '--pretty',
    'false',
  ];
  try {
    execFileSync(process.execPath, [compiler, '--ignoreConfig', ...options, file], { encoding: 'utf8' });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rated = { rating: 4.5, review_count: 2 };
const answers: Record<string, unknown> = {
  'GET /api/location/{id}': { results: aLocationInFull(1, rated) },
  'GET /api/pointOfInterests/{id}': { results: aPlaceInFull(1, { ...rated, website: 'https://example.com' }) },
  'GET /api/hotels/{id}': { results: aHotelInFull(1, rated) },
  'GET /api/products/{id}': { results: aTourInFull(1, { ...rated, supplier: 'Walks' }) },
  'GET /api/journeys/{id}': { results: aJourneyInFull(1) },
  'GET /api/reviews': aPageOf([aReview(1), aReview(2, { edited: '2026-03-15T09:00:00.000Z' })]),
};
const read = ((call: string) => answers[call]) as ReadAnswer;

it('what pages tell search engines is what schema.org knows of such things, reviews with it', () => {
  const match = { params: {}, search: new URLSearchParams() };
  const graphs = Object.entries(routes).flatMap(([name, { head }]): [string, unknown][] => {
    const { jsonLd } = head?.(match, read) ?? {};
    return jsonLd ? [[name, jsonLd]] : [];
  });
  const withReviews = graphs.filter(([, graph]) => JSON.stringify(graph).includes('"@type":"Review"'));
  expect(withReviews.map(([name]) => name)).toEqual([
    'locationDetails',
    'attractionDetails',
    'pointOfInterest',
    'hotelDetails',
    'productDetails',
  ]);
  expect(complaintsOf(graphs)).toEqual([]);
  // The compiler does object.
  const wrong = { '@context': 'https://schema.org', '@graph': [{ '@type': 'TouristTrip', aggregateRating: 4 }] };
  expect(complaintsOf([['wrong', wrong]])).toEqual([
    expect.stringMatching(/'"aggregateRating"' does not exist in type 'TouristTrip/),
  ]);
}, 120_000);
