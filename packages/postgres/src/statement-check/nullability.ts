import type { PoolClient } from 'pg';
import type { DescribedColumn } from './describe.ts';

interface Plan {
  'Node Type': string;
  Output?: string[];
  Alias?: string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'Group Key'?: string[];
  Filter?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: Plan[];
}

/** Joins in which the other side may be missing: the columns of that side are null then. */
const mayMiss: Record<string, string[]> = { Left: ['Inner'], Right: ['Outer'], Full: ['Inner', 'Outer'] };

const below = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(below)];

/** Names of the tables that a row need not have. */
function missingTables(plan: Plan): Set<string> {
  const sides = below(plan).flatMap((node) => {
    const missing = mayMiss[node['Join Type'] ?? ''] ?? [];
    return (node.Plans ?? []).filter((side) => missing.includes(side['Parent Relationship'] ?? ''));
  });
  return new Set(sides.flatMap(below).flatMap(({ Alias }) => (Alias ? [Alias] : [])));
}

async function planOf(client: PoolClient, text: string, parameters: number): Promise<Plan> {
  // As for whatever parameters: with those that are given here it would leave out what they make needless.
  await client.query('SET plan_cache_mode = force_generic_plan');
  await client.query(`PREPARE checked AS ${text}`);
  const nulls = parameters > 0 ? `(${Array(parameters).fill('NULL').join(', ')})` : '';
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) EXECUTE checked${nulls}`,
  );
  await client.query('DEALLOCATE checked; RESET plan_cache_mode');
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`PostgreSQL has no plan for ${text}`);
  return plan;
}

/** Whether rows in which the column is null are left out where its table is read: by a comparison that nothing softens. */
function leavesOutNull(plan: Plan, column: string): boolean {
  // Of one table alone, a plan's columns are named without it, its conditions with it.
  const compared = new RegExp(
    String.raw`\((?:\w+\.)?${column.replace('.', String.raw`\.`)} (?:=|<|>|<=|>=|IS NOT NULL\))`,
  );
  const conditions = below(plan).flatMap((node) => [node.Filter, node['Index Cond'], node['Recheck Cond']]);
  return conditions.some(
    (condition) => condition !== undefined && !/ OR |CASE |coalesce/i.test(condition) && compared.test(condition),
  );
}

/** Whether an answer of one row, which is there whatever is found, can be null: a count never is, a sum of nothing is. */
const ofNothing = /^(max|min|sum|avg|array_agg|jsonb_agg|json_agg|string_agg|bool_and|bool_or)\(/;

/** @returns true or false where that is sure, else null */
function ofExpression(expression: string, plan: Plan): boolean | null {
  if (/^\(?NULL::/.test(expression)) return true;
  if (/^(count\(|EXISTS\(|row_number\()/.test(expression)) return false;
  const answer = /^\((SubPlan \w+|InitPlan \w+)\)(?:\.col1)?$|^\((InitPlan \w+)\)\.col1$/.exec(expression);
  if (answer) {
    const inner = below(plan).find((node) => node['Subplan Name'] === (answer[1] ?? answer[2]));
    const [output] = inner?.Output ?? [];
    if (!inner || !output) return null;
    if (inner['Node Type'] !== 'Aggregate' || inner['Group Key']) return true;
    return ofExpression(output, inner);
  }
  const total = below(plan).every((node) => !node['Group Key']);
  return ofNothing.test(expression) && total ? true : null;
}

/**
 * Whether each column can be null, as far as it can be known: of columns that are taken from a table, and of a few
 * expressions.
 * @returns true or false where that is sure, else null
 */
export async function nullability(
  client: PoolClient,
  { text, parameters }: { text: string; parameters: number },
  columns: DescribedColumn[],
  notNull: (table: number, column: number) => boolean,
): Promise<(boolean | null)[]> {
  if (columns.length === 0) return [];
  const plan = await planOf(client, text, parameters);
  const missing = missingTables(plan);
  // Of several lists in one each has its own.
  const outputs = plan['Node Type'].includes('Append') ? [] : (plan.Output ?? []);
  return columns.map(({ tableID, columnID }, index) => {
    const output = outputs[index];
    if (tableID === 0) return output === undefined ? null : ofExpression(output, plan);
    if (!notNull(tableID, columnID)) return output === undefined || !leavesOutNull(plan, output);
    const table = output === undefined ? undefined : /^"?(\w+)"?\."?\w+"?$/.exec(output)?.[1];
    if (table === undefined) return missing.size > 0 ? null : false;
    return missing.has(table);
  });
}
