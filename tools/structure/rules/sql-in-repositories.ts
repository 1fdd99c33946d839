import ts from 'typescript';
import type { Problem, Rule } from '../rule.ts';
import { calledName, eachNode, lineOf, syntaxOf, tests } from '../syntax.ts';
import { filesLike, type SourceFile } from '../tree.ts';

const ruled = /^(api|web|packages\/(?!postgres\/)[^/]+)\/src\/(?!testing\/).*\.ts$/;
const repository = /(^|[/-])repository\.ts$/;
/** Columns and joins that several repositories share stand beside the row they make. */
const row = /(^|[/-])row\.ts$/;
/** Hands on what the job queue words itself. */
const handsOn = 'api/src/ports/jobs/boss-database.ts';

const sql = /^\s*(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|WITH \w+ AS)\b/;
/** What PostgreSQL does not prepare. */
const unprepared = /^\s*(LISTEN|SET|ANALYZE)\b/;
const sayers = new Set(['statement', 'command']);

const textOf = (node: ts.Node | undefined): string | undefined => {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  return node && ts.isTemplateExpression(node) ? node.head.text : undefined;
};

const isSql = (node: ts.Node): boolean =>
  ts.isCallExpression(node) ? sayers.has(calledName(node)) : sql.test(textOf(node) ?? '');

const asksByItself = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  calledName(node) === 'query' &&
  !unprepared.test(textOf(node.arguments[0]) ?? '');

function firstLike(file: SourceFile, fits: (node: ts.Node) => boolean): ts.Node | undefined {
  let found: ts.Node | undefined;
  eachNode(syntaxOf(file), (node) => {
    if (!found && fits(node)) found = node;
  });
  return found;
}

function problemsOf(file: SourceFile): Problem[] {
  const { path } = file;
  const outside = repository.test(path) || row.test(path) ? undefined : firstLike(file, isSql);
  const alone = path === handsOn ? undefined : firstLike(file, asksByItself);
  return [
    ...(outside
      ? [
          {
            path,
            line: lineOf(outside),
            message:
              'SQL stands in repositories alone: move the statement into a repository.ts or <noun>-repository.ts.',
          },
        ]
      : []),
    ...(alone
      ? [
          {
            path,
            line: lineOf(alone),
            message:
              'Nothing checks what is asked here: say it as a statement or a command of @tabi/postgres, which a test compares with the database.',
          },
        ]
      : []),
  ];
}

/** One place to look for what is asked of the database, and nothing asked that is not checked. */
export const sqlInRepositories: Rule = {
  name: 'sql-in-repositories',
  check: (tree) =>
    filesLike(tree, ruled)
      .filter(({ path }) => !tests.test(path))
      .flatMap(problemsOf),
};
