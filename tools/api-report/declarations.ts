import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../verify/command.ts';

/**
 * Writes the declarations (`.d.ts`) of a package and answers the folder that has them under their paths.
 * @throws when the compiler cannot write them, with what it says
 */
export async function writeDeclarations(root: string, packageFolder: string): Promise<string> {
  const output = join(root, 'node_modules/.cache/api-report', String(process.pid));
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const project = join(output, 'tsconfig.json');
  const source = join(root, packageFolder);
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(source, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // Whether it all fits is asked by `pnpm types`.
        noCheck: true,
        rootDir: source,
        outDir: output,
      },
      include: [join(source, 'src'), join(root, 'types')],
      exclude: [join(source, 'src/**/*.test.*'), join(source, 'src/testing')],
    }),
  );
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const outcome = await runCommand(process.execPath, [compiler, '--pretty', 'false', '-p', project], { cwd: root });
  if (!outcome.ok)
    throw new Error(`${packageFolder} does not compile, so its surface is not known:\n${outcome.output}`);
  return output;
}
