import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolders } from './watch-folders.ts';

let top: string;
let end: () => void;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'tabi-watch-'));
  mkdirSync(join(top, 'inner'));
  writeFileSync(join(top, 'inner/file.ts'), '1');
});
afterEach(() => {
  end();
  rmSync(top, { recursive: true });
});

/** The changed paths of the next work, relative to the top. */
const changes = () => {
  const heard: string[] = [];
  let wake = () => {};
  end = watchFolders([top], (paths) => {
    heard.push(...paths.map((path) => path.slice(top.length + 1)));
    wake();
  });
  return async () => {
    if (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.splice(0);
  };
};

const saveAsEditorsDo = (name: string, text: string) => {
  writeFileSync(join(top, '.saving'), text);
  renameSync(join(top, '.saving'), join(top, name));
};

it('hears of a file that was written, and of one that an editor put in its place, each time', async () => {
  const next = changes();
  writeFileSync(join(top, 'inner/file.ts'), '2');
  expect(await next()).toEqual(['inner/file.ts']);
  for (const text of ['3', '4']) {
    saveAsEditorsDo('inner/file.ts', text);
    expect(await next()).toEqual(['inner/file.ts']);
  }
  writeFileSync(join(top, 'inner/file.ts'), '5');
  expect(await next()).toEqual(['inner/file.ts']);
});

it('hears of files in a folder that is new', async () => {
  const next = changes();
  mkdirSync(join(top, 'new'));
  expect(await next()).toEqual(['new']);
  writeFileSync(join(top, 'new/file.ts'), '1');
  expect(await next()).toEqual(['new/file.ts']);
});

it('does not hear of what is made by building and installing', async () => {
  mkdirSync(join(top, 'dist'));
  mkdirSync(join(top, 'node_modules'));
  const next = changes();
  writeFileSync(join(top, 'dist/app.cjs'), '1');
  writeFileSync(join(top, 'node_modules/file.ts'), '1');
  writeFileSync(join(top, 'inner/file.ts'), '2');
  expect(await next()).toEqual(['inner/file.ts']);
});

it('never works twice at once, and works once more on what changed meanwhile', async () => {
  const steps: string[] = [];
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    end = watchFolders([top], async (paths) => {
      steps.push(`begins ${paths.map((path) => path.slice(top.length + 1)).join()}`);
      if (steps.length === 1) {
        await new Promise<void>((free) => {
          finish = free;
          writeFileSync(join(top, 'inner/other.ts'), '1');
          setTimeout(finish, 200);
        });
        steps.push('ends');
      } else resolve();
    });
  });
  writeFileSync(join(top, 'inner/file.ts'), '2');
  await done;
  expect(steps).toEqual(['begins inner/file.ts', 'ends', 'begins inner/other.ts']);
});
