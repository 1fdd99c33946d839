// `npm test`: every check there is, on a machine that has only Node and npm. The order is in run-tests.mjs.
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./run-tests.mjs').then((tests) => tests.runTests());
}
