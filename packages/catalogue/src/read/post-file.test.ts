import { readPost } from './post-file.ts';

const post = (body: string, head = '') => `---
title: A title: with a colon
slug: a-title
summary: Twenty letters are needed here.
motif: torii
categories: Planning, Food
author: Tabi
date: 2026-01-02
${head}---
${body}`;

it('reads front matter and text', () => {
  const read = readPost('a.md', post('## Hello\n\nSome words.', 'featured: true\n'));
  expect(read).toMatchObject({
    title: 'A title: with a colon',
    categories: ['Planning', 'Food'],
    locations: [],
    featured: true,
    readDuration: 1,
  });
  expect(read.html).toContain('<h2 id="part-hello">Hello</h2>');
});

it('reads whether it is a draft, and from when it is shown', () => {
  const read = readPost('a.md', post('x', 'draft: true\npublish: 2026-12-01T08:00:00Z\n'));
  expect([read.draft, read.publish]).toEqual([true, new Date('2026-12-01T08:00:00Z')]);
  expect(() => readPost('a.md', post('x', 'publish: tomorrow\n'))).toThrow(/a\.md: publish: Write the instant in UTC/);
});

it('lets no HTML and no script links through', () => {
  const { html } = readPost('a.md', post('<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=y>'));
  expect(html).not.toMatch(/<script|<img|href="javascript/);
});

it('names the file and the field that is wrong', () => {
  expect(() => readPost('a.md', post('x', 'motif: unicorn\n'))).toThrow(/a\.md: motif:/);
  expect(() => readPost('a.md', 'no front matter')).toThrow('a.md: begin with front matter');
});
