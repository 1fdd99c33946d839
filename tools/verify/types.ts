import { workspaceRoot } from '../federation/paths.ts';
import { typeComplaints } from './type-complaints.ts';

/** `pnpm types [folder …]` */
async function main(folders: readonly string[]): Promise<void> {
  const lines = await typeComplaints(workspaceRoot(), folders);
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}

void main(process.argv.slice(2));
