import { blogCommands } from '../commands/blog.ts';
import { runCommand, sayCommands } from '../run-command.ts';

const at = { program: 'pnpm blog', say: (line: string): void => console.log(line) };

async function main([word = '', ...rest]: string[]): Promise<number> {
  const command = blogCommands[word];
  return command ? runCommand(at, command, rest) : sayCommands(at, blogCommands, word);
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
