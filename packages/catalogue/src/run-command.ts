import { StartProblem } from '@tabi/postgres';
import { UsageError, type Command } from './commands/command.ts';
import { SourceProblem } from './wikimedia/polite-client.ts';
import { RatesProblem } from './load/refresh-rates.ts';
import { CatalogueError } from './read/read-file.ts';

interface CommandLine {
  /** How it is called. */
  program: string;
  /** Prints a line. */
  say: (line: string) => void;
}

/** Runs one word of a command line. A problem that its caller can mend is told in its own words. @returns the exit code */
export async function runCommand({ program, say }: CommandLine, command: Command, args: string[]): Promise<number> {
  try {
    return await command.run(args, say);
  } catch (error) {
    if (error instanceof UsageError) say(`${error.message}\nUsage: ${program} ${command.usage}`);
    else if ([CatalogueError, StartProblem, RatesProblem, SourceProblem].some((kind) => error instanceof kind))
      say((error as Error).message);
    else throw error;
    return 1;
  }
}

/** Tells what there is. @returns the exit code */
export function sayCommands({ program, say }: CommandLine, commands: Record<string, Command>, word: string): number {
  say(
    Object.values(commands)
      .map(({ usage, summary }) => `${program} ${usage}\n    ${summary}`)
      .join('\n'),
  );
  return word ? 1 : 0;
}
