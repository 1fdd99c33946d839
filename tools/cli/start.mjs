// `npm start`: from a fresh clone to a running site. What it does, step by step, is in launch.mjs.
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./launch.mjs').then((launch) => launch.launch());
}
