import ts from 'typescript';
import type { Problem, Rule } from '../rule.ts';
import { eachNode, lineOf, syntaxOf, tests } from '../syntax.ts';
import { filesLike } from '../tree.ts';

/** What asks the API. */
const asking = new Set(['useApi', 'usePages', 'useApiClient', 'useSignedInCall', 'useRefresh', 'useKeepAnswer']);

/** A feature asks the API in one file, where its calls can be counted; what draws takes what that file gives. */
export const dataInApi: Rule = {
  name: 'data-in-api',
  check: (tree) => {
    const problems: Problem[] = [];
    for (const file of filesLike(tree, /^mf-[^/]+\/src\/.*\.tsx$/).filter(({ path }) => !tests.test(path))) {
      eachNode(syntaxOf(file), (node) => {
        if (!ts.isImportSpecifier(node) || !asking.has(node.name.text)) return;
        const message = `${node.name.text} belongs in the feature's api.ts: give this file a hook from there.`;
        problems.push({ path: file.path, line: lineOf(node), message });
      });
    }
    return problems;
  },
};
