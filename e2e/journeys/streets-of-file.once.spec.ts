import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../failures/own-site.ts';
import { complaintsOf, openMap, shareOf } from './street-page.ts';
import { streetArchive } from './street-tiles.ts';

const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'tabi-streets-')), 'asia.pmtiles');
writeFileSync(file, streetArchive());
test.use({ crosses: ['mf-discovery'], settings: { MAP_PMTILES: file, MAP_STREETS: 'always' } });

test('streets are read by parts, in the colours of the theme, and nobody else is asked', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page);
  const elsewhere: string[] = [];
  const parts: number[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && request.url().startsWith('http')) elsewhere.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/streets/map.pmtiles')) parts.push(response.status());
  });
  await openMap(page);
  await expect(page.getByText('Stand-in archive')).toBeVisible();
  await expect(page.getByRole('button', { name: /streets/ })).toHaveCount(0);
  await expect.poll(() => shareOf(page, [251, 248, 243]), 'land as paper').toBeGreaterThan(0.3);
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts)).toEqual(new Set([206]));
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
