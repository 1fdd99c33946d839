#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The packages of the house are sources: they run as they are written.
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const program = fileURLToPath(new URL('remote.ts', import.meta.url));
const { status } = spawnSync(process.execPath, [tsx, program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
