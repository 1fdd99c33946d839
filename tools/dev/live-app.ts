import { join } from 'node:path';
import { webpack, type Compiler, type Stats } from 'webpack';
import type { App } from '../federation/apps.ts';
import { liveConfig } from '../federation/live-config.ts';
import type { Updates } from './updates.ts';

/** Milliseconds in which the files of one change come to rest. */
const rest = 20;

export type LiveApp = {
  name: string;
  /** Where the browser's files lie. */
  browser: string;
  /** Builds it if nobody has asked before. @returns when no build is going on: why the last one failed, or null */
  settled: () => Promise<string | null>;
  stop: () => Promise<void>;
};

type LiveAppWish = {
  root: string;
  /** The build's folder. */
  folder: string;
  alone?: boolean;
  updates: Updates;
  log: (line: string) => void;
};

const wordsOf = (stats: Stats): string =>
  stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: false, colors: false });

/** An app that is built when somebody first asks for it, and from then on with every change. */
export function createLiveApp(app: App, { root, folder, alone, updates, log }: LiveAppWish): LiveApp {
  const browser = join(folder, 'browser');
  let compiler: Compiler | null = null;
  let building: Promise<string | null> = Promise.resolve(null);
  let finish: (failure: string | null) => void = () => undefined;
  let started = 0;

  const begin = () => {
    started = performance.now();
    building = new Promise((resolve) => (finish = resolve));
  };
  const done = (failure: string | null, hash = '') => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (failure === null) log(`${app.name} built in ${seconds} s`);
    else log(`${app.name} could not be built:\n${failure}`);
    updates.tell(
      failure === null ? { kind: 'built', app: app.name, hash } : { kind: 'failed', app: app.name, text: failure },
    );
    finish(failure);
  };
  const start = () => {
    begin();
    compiler = webpack(liveConfig(app, root, { output: browser, alone })) as Compiler;
    let first = true;
    compiler.hooks.invalid.tap('workshop', begin);
    compiler.hooks.watchRun.tap('workshop', () => {
      if (!first) begin();
      first = false;
    });
    compiler.watch({ aggregateTimeout: rest }, (error, stats) => {
      if (error || !stats) return done(error?.message ?? 'webpack gave no reason.');
      done(stats.hasErrors() ? wordsOf(stats) : null, stats.hash);
    });
  };

  return {
    name: app.name,
    browser,
    settled() {
      if (!compiler) start();
      return building;
    },
    // Lets what was built be kept for the next start.
    stop: () => new Promise((resolve) => (compiler ? compiler.close(() => resolve()) : resolve())),
  };
}
