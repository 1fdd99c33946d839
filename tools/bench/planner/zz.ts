import { anneal } from '/work/main/api/src/planner/search/anneal.ts';
import { readInstances, scoreOf } from '/work/main/tools/bench/planner/toptw.ts';
const [set, budgets, every, seeds] = [process.argv[2]!, process.argv[3]!, Number(process.argv[4] ?? 1), Number(process.argv[5] ?? 1)];
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000; };
const all = readInstances([set as never]).filter((_, i) => i % every === 0);
for (const i of all.slice(0, 8)) anneal(i.problem, { seed: 3, iterations: 2000 });
for (const b of budgets.split(',').map(Number)) {
  const gaps: number[] = []; let its = 0; const miss: string[] = [];
  for (const i of all) for (let s = 1; s <= seeds; s++) {
    const t = cpu(); anneal(i.problem, { seed: 9, iterations: 1500 });
    const n = Math.floor(1500 / (cpu() - t) * b * 1000); its += n / b;
    const sc = scoreOf(i.problem, anneal(i.problem, { seed: s, iterations: n }).tours);
    const g = 100 * (i.reference - sc) / i.reference; gaps.push(g);
    if (i.proven && g > 0) miss.push(i.name + '/' + i.m);
  }
  const mean = gaps.reduce((a, c) => a + c) / gaps.length;
  const sd = Math.sqrt(gaps.reduce((a, c) => a + (c - mean) ** 2, 0) / gaps.length);
  console.log(set, b, 'mean', mean.toFixed(3), '±', (sd / Math.sqrt(gaps.length)).toFixed(3), 'worst', Math.max(...gaps).toFixed(2), 'it/s', Math.round(its / gaps.length), 'missed', miss.length, miss.slice(0, 6).join(' '));
}
