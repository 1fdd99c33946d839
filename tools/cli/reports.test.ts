import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fromJest, fromPlaywright, readReport } from './reports.mjs';

const test = (status: string, fullName = 'a test') => ({ status, fullName, failureMessages: ['expected 1'] });
const jestReport = {
  numPassedTests: 3,
  testResults: [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [test('passed'), test('failed', 'adds up')] },
    { name: 'b.test.ts', status: 'failed', message: 'does not compile', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [test('passed'), test('pending')] },
  ],
};
const spec = (title: string, ok: boolean) => ({
  title,
  ok,
  tests: [{ results: [{ errors: [{ message: 'no button' }] }] }],
});
const browserReport = {
  stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 },
  errors: [],
  suites: [
    {
      title: 'plan.spec.ts',
      suites: [{ title: 'planning', specs: [spec('works', false)] }],
      specs: [spec('opens', true)],
    },
  ],
};

describe('the sum of a report', () => {
  it('counts failed tests of Jest, and each file that could not run', () => {
    expect(fromJest(jestReport)).toEqual({
      passed: 3,
      failed: 2,
      failures: ['b.test.ts\ndoes not compile', 'adds up\nexpected 1'],
    });
  });

  it('counts a retried test of Playwright as passed', () => {
    expect(fromPlaywright(browserReport)).toEqual({
      passed: 5,
      failed: 1,
      failures: ['plan.spec.ts › planning › works\nno button'],
      skipped: [],
    });
  });

  it('tells once why tests of Playwright were left out', () => {
    const annotations = [{ type: 'skip', description: 'There is no history.' }, { type: 'skip' }, { type: 'refused' }];
    const left = { title: 'left out', ok: true, tests: [{ results: [], annotations }] };
    const suites = [{ title: 'compat.spec.ts', specs: [left, left] }];
    const report = { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 2 }, errors: [], suites };
    expect(fromPlaywright(report)).toMatchObject({ passed: 0, failed: 0, skipped: ['There is no history.'] });
  });

  it('tells what the page showed when a test of Playwright failed', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-page-'));
    const kept = path.join(folder, 'error-context.md');
    writeFileSync(
      kept,
      '# Error\n\n```\nno button\n```\n\n```yaml\n- banner: Tabi\n- main:\n  - alert: Offline\n```\n',
    );
    const run = { errors: [{ message: 'no button' }], attachments: [{ name: 'error-context', path: kept }] };
    const suites = [{ title: 'plan.spec.ts', specs: [{ title: 'works', ok: false, tests: [{ results: [run] }] }] }];
    const { failures } = fromPlaywright({ stats: { expected: 0, flaky: 0, unexpected: 1 }, errors: [], suites });
    rmSync(folder, { recursive: true });
    expect(failures).toEqual(['plan.spec.ts › works\nno button\nThe page then showed:\n- main:\n  - alert: Offline']);
  });

  it('tells of a long page how it began and how it ended', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-page-'));
    const kept = path.join(folder, 'error-context.md');
    const items = Array.from({ length: 200 }, (_, index) => `  - article: place ${index}`);
    writeFileSync(
      kept,
      ['```yaml', '- main:', ...items, '  - link: Show more', '- contentinfo:', '  - link: About', '```', ''].join(
        '\n',
      ),
    );
    const run = { errors: [{ message: 'no place' }], attachments: [{ name: 'error-context', path: kept }] };
    const suites = [{ title: 'list.spec.ts', specs: [{ title: 'grows', ok: false, tests: [{ results: [run] }] }] }];
    const { failures } = fromPlaywright({ stats: { expected: 0, flaky: 0, unexpected: 1 }, errors: [], suites });
    rmSync(folder, { recursive: true });
    const shown = failures[0].split('\n');
    expect(shown).toHaveLength(2 + 1 + 60 + 1 + 40 + 2);
    expect(shown.slice(62, 66)).toEqual([
      '  - article: place 58',
      '…',
      '  - article: place 161',
      '  - article: place 162',
    ]);
    expect(shown.slice(-3)).toEqual(['  - link: Show more', '- contentinfo:', '  - link: About']);
  });

  it('tells what a test of Playwright that took too long was waiting for', () => {
    const run = { errors: [{ message: 'Test timeout of 120000ms exceeded.' }, { message: 'page.goto: waiting' }] };
    const suites = [{ title: 'plan.spec.ts', specs: [{ title: 'works', ok: false, tests: [{ results: [run] }] }] }];
    const { failures } = fromPlaywright({ stats: { expected: 0, flaky: 0, unexpected: 1 }, errors: [], suites });
    expect(failures).toEqual(['plan.spec.ts › works\nTest timeout of 120000ms exceeded.\npage.goto: waiting']);
  });

  it('counts an error of Playwright outside of tests', () => {
    const report = { stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{ message: 'no config' }], suites: [] };
    expect(fromPlaywright(report)).toMatchObject({ passed: 0, failed: 1, failures: ['no config'] });
  });
});

describe('a report on disk', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-report-'));
    file = path.join(folder, 'jest.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is one failure when the program left none', () => {
    expect(readReport(file, fromJest, { code: 1, last: ['out of memory'] })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['out of memory'],
    });
  });

  it('is one failure when the program failed without naming any', () => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 7, testResults: [] }));
    expect(readReport(file, fromJest, { code: 1, last: ['teardown failed'] })).toMatchObject({ passed: 7, failed: 1 });
  });

  it('is what it says when all went well', () => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 7, testResults: [] }));
    expect(readReport(file, fromJest, { code: 0, last: [] })).toEqual({ passed: 7, failed: 0, failures: [] });
  });
});
