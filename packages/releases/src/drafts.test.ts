import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { draftFolder, sweepDrafts } from './drafts.ts';

it('what a killed release left behind is swept; builds, and drafts that somebody is making, stay', () => {
  const releases = mkdtempSync(join(tmpdir(), 'tabi-drafts-'));
  const own = draftFolder(releases, 'mf-blog', 'aaaa');
  const killed = own.replace(/\.\d+$/, `.${2 ** 22 + 1}`);
  const elsewhere = join(releases, 'mf-blog', 'aaaa.draft-another.7');
  for (const folder of [own, killed, elsewhere, join(releases, 'mf-blog', 'aaaa')]) {
    mkdirSync(folder, { recursive: true });
  }
  sweepDrafts(releases, 'mf-blog');
  expect(readdirSync(join(releases, 'mf-blog')).sort()).toEqual(['aaaa', basename(elsewhere), basename(own)].sort());
  sweepDrafts(releases, 'mf-never-built');
  rmSync(releases, { recursive: true });
});
