import { expect } from '@playwright/test';
import { test } from '../crossing.ts';
import { publicPages } from './site-map.ts';

test.use({ crosses: 'every remote' });

/** What says nothing of where it leads when it is read alone: out of a list of links, or by a machine. */
const vague = /^(see|show|read|learn|view|find out)? ?(all|more|on|here|this|go|start|details|information|info)$/i;

const textsOf = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*>(.*?)<\/a>/gs)].map(([, inside = '']) =>
    inside
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

test('every link of the pages that anyone may read says where it leads', async ({ request }) => {
  const found: string[] = [];
  for (const { name, path } of await publicPages(request)) {
    const texts = textsOf(await (await request.get(path)).text());
    expect(texts.length, `links of ${name}`).toBeGreaterThan(10);
    found.push(...texts.filter((text) => vague.test(text)).map((text) => `${name}: ${text}`));
  }
  expect(found).toEqual([]);
});
