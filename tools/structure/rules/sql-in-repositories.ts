import ts from 'typescript';
import type { Problem, Rule } from '../rule.ts';
import { calledName, eachNode, lineOf, syntaxOf, tests } from '../syntax.ts';
import { filesLike, type SourceFile } from '../tree.ts';

const ruled = /^(api|web)\/src\/(?!testing\/).*\.ts$/;
const repository = /(^|[/-])repository\.ts$/;
/** Columns and joins that several repositories share stand beside the row they make. */
const row = /(^|[/-])row\.ts$/;

const statement = /^\s*(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|WITH \w+ AS)\b/;

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
};

function* sqlIn(file: SourceFile): Generator<ts.Node> {
  const found: ts.Node[] = [];
  eachNode(syntaxOf(file), (node) => {
    if (ts.isCallExpression(node) && calledName(node) === 'prepared') found.push(node);
    else if (statement.test(textOf(node) ?? '')) found.push(node);
  });
  yield* found;
}

/** One place to look for what is asked of the database, and one place where a statement's name is unique. */
export const sqlInRepositories: Rule = {
  name: 'sql-in-repositories',
  check: (tree) =>
    filesLike(tree, ruled)
      .filter(({ path }) => !repository.test(path) && !row.test(path) && !tests.test(path))
      .flatMap((file): Problem[] =>
        [...sqlIn(file)].slice(0, 1).map((node) => ({
          path: file.path,
          line: lineOf(node),
          message: 'SQL stands in repositories alone: move the statement into a repository.ts or <noun>-repository.ts.',
        })),
      ),
};
