import http from 'node:http';
import { expect, test } from '@playwright/test';

const answers = [
  '/',
  '/destinations/tokyo',
  '/itinerary/none',
  '/nowhere',
  '/api/features',
  '/api/user',
  '/api/no-such-call',
  '/api/docs',
  '/api/openapi.json',
  '/art/nothing.svg',
  '/files/avatars/nothing.webp',
  '/map/nothing',
  '/mail/email/nothing',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
  '/_mf/remotes.json',
  '/%zz',
];

for (const path of answers)
  test(`${path} says what it may be used for`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src '(none|self)'/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': expect.any(String),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

/** Asks for exactly this, which `fetch` and its like would put right first. */
const asked = (origin: string, path: string) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    http.get({ hostname, port, path }, resolve).on('error', reject);
  });

for (const path of ['//', '///', '//[', '//[::', '//:80', '//a:99999', '/\\', '//evil.example/destinations'])
  test(`${path} leads to a page of ours, and is no failure`, async ({ baseURL }) => {
    const { statusCode, headers } = await asked(baseURL ?? '', path);
    expect(statusCode).toBe(308);
    expect(headers.location).toMatch(/^\/(?![/\\])/);
  });
