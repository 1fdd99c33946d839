import { spawn } from 'node:child_process';

export type Outcome = { ok: boolean; output: string; seconds: number };

/** Runs a program to its end and keeps what it said; never rejects. */
export function runCommand(program: string, args: readonly string[], options: { cwd?: string } = {}): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const end = (ok: boolean) => resolve({ ok, output: output.trim(), seconds: (performance.now() - started) / 1000 });
    const child = spawn(program, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
