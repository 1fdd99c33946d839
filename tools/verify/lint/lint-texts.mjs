// Reads [{ path, text }] as JSON and answers, for each, what ESLint says about it with the house's configuration.
// A program of its own because Jest cannot load ESLint's configuration, which is an ECMAScript module.
import { ESLint } from 'eslint';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);

const eslint = new ESLint();
const answers = [];
for (const { path, text } of JSON.parse(Buffer.concat(chunks).toString())) {
  const [result] = await eslint.lintText(text, { filePath: path });
  answers.push((result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
process.stdout.write(JSON.stringify(answers));
