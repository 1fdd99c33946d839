import ts from 'typescript';
import type { Problem, Rule } from '../rule.ts';
import { calledName, eachNode, lineOf, syntaxOf, tests } from '../syntax.ts';
import { filesLike } from '../tree.ts';

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const opens = new Set([
  'addEventListener',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'listen',
  'subscribe',
  'observe',
  'EventSource',
  'WebSocket',
  'BroadcastChannel',
]);
/** These answer the function that ends them, so an effect may simply return the call. */
const answersItsEnd = new Set(['listen', 'subscribe']);

type Body = ts.ArrowFunction | ts.FunctionExpression;

const isFunction = (node: ts.Node): node is Body => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

function opened(body: Body): string | undefined {
  let name: string | undefined;
  eachNode(body, (node) => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && opens.has(calledName(node)))
      name ??= calledName(node);
  });
  return name;
}

/** Whether the effect itself, not a function inside it, returns something. */
function returnsEnd(body: Body): boolean {
  if (!ts.isBlock(body.body)) return ts.isCallExpression(body.body) && answersItsEnd.has(calledName(body.body));
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found = true;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body.body, visit);
  return found;
}

export const effectCleanup: Rule = {
  name: 'effect-cleanup',
  check: (tree) => {
    const problems: Problem[] = [];
    for (const file of filesLike(tree, /\/src\/.*\.tsx?$/).filter(({ path }) => !tests.test(path))) {
      eachNode(syntaxOf(file), (node) => {
        const body = ts.isCallExpression(node) && effects.has(calledName(node)) ? node.arguments[0] : undefined;
        if (!body || !isFunction(body)) return;
        const name = opened(body);
        if (!name || returnsEnd(body)) return;
        const message = `This effect starts something with ${name} and never ends it: return a function that removes, clears or closes it.`;
        problems.push({ path: file.path, line: lineOf(node), message });
      });
    }
    return problems;
  },
};
