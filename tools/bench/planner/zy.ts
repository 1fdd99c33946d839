import { anneal } from '/work/main/api/src/planner/search/anneal.ts';
import { readInstances } from '/work/main/tools/bench/planner/toptw.ts';
for (const i of readInstances(['cordeau']).filter((x) => x.m > 1)) anneal(i.problem, { seed: 3, iterations: 20000 });
