import { readFileSync } from 'node:fs';

/** One step's result: how many passed and failed, and the failures in words. */
const result = (passed, failed, failures) => ({ passed, failed, failures });

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const readJson = (file) => {
  try {
    return JSON.parse(readText(file) ?? '');
  } catch {
    return undefined;
  }
};

/** Pure: from Jest's JSON. A file that could not even run counts as one failure. */
export const fromJest = (report) => {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'failed'),
  );
  return result(report.numPassedTests, failed.length + broken.length, [
    ...broken.map((file) => `${file.name}\n${file.message}`),
    ...failed.map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`),
  ]);
};

const specsOf = (suite, trail = []) => [
  ...(suite.specs ?? []).map((spec) => ({
    ...spec,
    name: [...trail, suite.title, spec.title].filter(Boolean).join(' › '),
  })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...trail, suite.title])),
];

/** Of a long text its beginning and its end: a list that did not grow says so below its last line. */
const withoutMiddle = (lines, first, last) =>
  lines.length <= first + last ? lines : [...lines.slice(0, first), '…', ...lines.slice(-last)];

/** What the page showed when a test failed, from its main part on: a red that nobody can make again tells its cause. */
const pageOf = (run) => {
  const { path: file } = run.attachments?.find(({ name }) => name === 'error-context') ?? {};
  const [, page] = /^```yaml\n(.*?)^```/ms.exec((file && readText(file)) ?? '') ?? [];
  if (!page) return [];
  const lines = page.trimEnd().split('\n');
  const begin = Math.max(
    lines.findIndex((line) => /^\s*- main\b/.test(line)),
    0,
  );
  const footer = lines.findIndex((line, index) => index > begin && /^\s*- contentinfo\b/.test(line));
  const end = footer < 0 ? lines.length : footer;
  return ['The page then showed:', ...withoutMiddle(lines.slice(begin, end), 60, 40), ...lines.slice(end).slice(-20)];
};

const wordsOf = ({ name, tests }) => {
  const runs = tests.flatMap((test) => test.results);
  // A test that took too long says in its first error only that, and in the next one what it was waiting for.
  const errors = runs.flatMap((run) => run.errors ?? []).map(({ message }) => message ?? 'no message');
  return [name, ...(errors.length > 0 ? errors : ['no message']), ...runs.flatMap(pageOf)].join('\n');
};

/** What tests that were left out say of it, each sentence once. */
const reasonsOf = (specs) => {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations ?? []));
  const reasons = annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : []));
  return [...new Set(reasons)];
};

/**
 * From Playwright's JSON and the pages that it kept of failed tests. A test that passed only on a retry passed; an error outside of tests is one failure.
 * `skipped` is why tests were left out, where they say so.
 */
export const fromPlaywright = (report) => {
  const { expected, flaky, unexpected } = report.stats;
  const specs = report.suites.flatMap((suite) => specsOf(suite));
  const failures = [
    ...report.errors.map((error) => error.message ?? 'an error without words'),
    ...specs.filter((spec) => !spec.ok).map(wordsOf),
  ];
  return { ...result(expected + flaky, unexpected + report.errors.length, failures), skipped: reasonsOf(specs) };
};

/**
 * A step's result from its report file. A program that failed without naming a failure, or left no report, failed
 * itself: then its last words count as one failure.
 */
export const readReport = (file, read, { code, last }) => {
  const report = readJson(file);
  const found = report ? read(report) : result(0, 0, []);
  if (found.failed > 0 || (report && code === 0)) return found;
  return result(found.passed, 1, [last.join('\n')]);
};
