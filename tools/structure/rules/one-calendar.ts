import ts from 'typescript';
import type { Problem, Rule } from '../rule.ts';
import { calledName, eachNode, lineOf, syntaxOf } from '../syntax.ts';
import { filesLike } from '../tree.ts';

/** The one place that may know how days are made; the planner counts days and minutes as whole numbers by itself. */
const home = /^(shared\/src\/format|packages\/planner)\//;
const msPerDay = Date.UTC(1970, 0, 2);

const counted =
  'A day of milliseconds is an hour off where clocks change: count with addDays, daysBetween or later of @tabi/shared/format.';
const cut =
  'Ask @tabi/shared/format for the day instead of cutting it out of a text: utcDay(instant) or dayIn(zone, instant).';

/** The value of a number, or of a product of numbers. */
function valueOf(node: ts.Node): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isParenthesizedExpression(node)) return valueOf(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return undefined;
  const [left, right] = [valueOf(node.left), valueOf(node.right)];
  return left === undefined || right === undefined ? undefined : left * right;
}

const isIsoText = (node: ts.Node): boolean => ts.isCallExpression(node) && calledName(node) === 'toISOString';

/** `….toISOString().slice(0, 10)` and its like, `….toISOString().split('T')`. */
function cutsDay(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  if (!isIsoText(node.expression.expression)) return false;
  const [first, second] = node.arguments;
  if (calledName(node) === 'split') return first !== undefined && ts.isStringLiteralLike(first) && first.text === 'T';
  return (
    ['slice', 'substring', 'substr'].includes(calledName(node)) &&
    first !== undefined &&
    second !== undefined &&
    valueOf(first) === 0 &&
    valueOf(second) === 10
  );
}

/** Days, clocks and zones are reckoned in one place, which is tested over every month's end and change of clocks. */
export const oneCalendar: Rule = {
  name: 'one-calendar',
  check: (tree) => {
    const problems: Problem[] = [];
    for (const file of filesLike(tree, /\.(tsx?|mjs|cjs)$/).filter(({ path }) => !home.test(path))) {
      eachNode(syntaxOf(file), (node) => {
        if (valueOf(node) === msPerDay && valueOf(node.parent) !== msPerDay)
          problems.push({ path: file.path, line: lineOf(node), message: counted });
        if (cutsDay(node)) problems.push({ path: file.path, line: lineOf(node), message: cut });
      });
    }
    return problems;
  },
};
