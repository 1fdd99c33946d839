import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { guestPageOfAccount } from '../journeys/site-map.ts';
import { closeByEscape } from '../journeys/traveller.ts';
import { comesBack, downNote, expectNoReload, markWindow, test } from './own-site.ts';
import type { Edit } from './shelf.ts';

test.use({ crosses: ['mf-account', 'mf-blog', 'mf-discovery'] });

/** A page that the server renders, and one that only browsers do; `words` are written while the page is shown. */
const remotes = [
  { remote: 'mf-blog', path: '/blog/', heading: 'Blog', words: '"Explore latest travel stories on Tabi"' },
  { remote: 'mf-account', path: guestPageOfAccount, heading: /new password/i, words: '"Set a new password"' },
] as const;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');

const boom = 'throw new Error("broken on purpose");';
const entry = 'browser/remoteEntry.js';
const mark =
  (name: string): Edit =>
  (file, text) =>
    file === entry
      ? `document.documentElement.dataset.builds = (document.documentElement.dataset.builds ?? '') + ' ${name}';\n${text}`
      : text;

/** Otherwise the site would find the same files in the build before. */
let releases = 0;
const unlikeOthers = (): Edit => {
  releases += 1;
  const line = `\n// Release ${releases}.`;
  return (file, text) => {
    if (file.endsWith('.css')) return `${text}.release-${releases}{color:red}`;
    return /^browser\/\d+\..*\.js$/.test(file) ? text + line : text;
  };
};

/** What the page tells the site of builds that failed. */
const listen = async (page: Page): Promise<string[]> => {
  const told: string[] = [];
  await page.exposeFunction('tellTest', (text: string) => void told.push(text));
  await page.addInitScript(() => {
    navigator.sendBeacon = (_address, body) => {
      void (body as Blob)
        .text()
        .then((text) => (window as unknown as { tellTest: (text: string) => void }).tellTest(text));
      return true;
    };
  });
  return told;
};

/** Files that a build loads after its first ones. */
const laterScripts = (releases: string, app: string, build: string): string[] => {
  const folder = path.join(releases, app, build, 'browser');
  return readdirSync(folder)
    .filter((file) => /^\d+\.[\w-]+\.js$/.test(file))
    .map((file) => path.join(folder, file));
};

const sheetsOf = (releases: string, app: string, build: string): string[] => {
  const folder = path.join(releases, app, build, 'browser');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.map((file) => path.join(folder, file));
};

/** Files of the stylesheets that the page has, and not only names. */
const sheetsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, cssRules }) =>
      cssRules.length > 0 ? (href?.split('/').pop() ?? []) : [],
    ),
  );

for (const { remote, path: address, heading: name, words } of remotes) {
  const throwsWhenShown: Edit = (file, text) => {
    if (!/^browser\/\d+\./.test(file) || !text.includes(words)) return text;
    return text.replace(words, `(()=>{${boom}})()`);
  };

  test(`throws-on-render, throws-on-eval: ${remote} is shown by the build before, and the failing one is told of`, async ({
    page,
    request,
    shelf,
  }) => {
    const told = await listen(page);
    const sound = shelf.current(remote);
    const throwing = shelf.make(remote, throwsWhenShown);
    shelf.flip(remote, shelf.make(remote, mark('before')));
    shelf.flip(remote, throwing);
    await page.goto(address);
    await expect(heading(page)).toHaveText(name);
    await expect(page.locator('html')).toHaveAttribute('data-builds', / before$/);
    await expect(downNote(page)).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => told.join()).toContain(`"app":"${remote}","build":"${throwing}"`);
    expect(told.join()).toContain('"kind":"render"');

    // The visit remembers nothing of a build that comes after.
    const evaluates = shelf.make(remote, (file, text) => (file === entry ? `${boom}${text}` : text));
    shelf.flip(remote, evaluates);
    await page.goto(address);
    await expect(heading(page)).toHaveText(name);
    await expect(page.locator('html')).toHaveAttribute('data-builds', / before$/);
    await expect.poll(() => told.join()).toContain(`"build":"${evaluates}"`);
    expect((await request.get(address)).status(), 'without script').toBe(200);

    // With no build that works there is the note, until there is one.
    shelf.onlyBuild(remote, throwing);
    await page.goto(address);
    await expect(downNote(page).or(page.getByRole('alert')).first()).toBeVisible();
    await markWindow(page);
    shelf.onlyBuild(remote, sound);
    await comesBack(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
    await expectNoReload(page);
  });

  test(`tampered-chunk, remote-404-chunk: no other bytes of ${remote} run than those that were released`, async ({
    page,
    request,
    shelf,
    ownSite,
  }) => {
    const told = await listen(page);
    const { RELEASES_DIR } = ownSite.env;
    const spoil = (build: string, files: string[]) => {
      for (const file of files) writeFileSync(file, `document.title = 'Taken';${readFileSync(file, 'utf8')}`);
      return build;
    };
    const sound = shelf.current(remote);
    const before = shelf.make(remote, mark('before'));
    /** A new build, of which nothing is broken yet, with a good one before it. */
    const release = () => {
      shelf.onlyBuild(remote, sound);
      const build = shelf.make(remote, unlikeOthers());
      shelf.flip(remote, before);
      shelf.flip(remote, build);
      return build;
    };
    const expectBefore = async (build: string, kind: string) => {
      await page.goto(address);
      await expect(heading(page)).toHaveText(name);
      await expect(page.locator('html')).toHaveAttribute('data-builds', / before$/);
      await expect.poll(() => told.join()).toContain(`"build":"${build}"`);
      expect(told.join()).toContain(`"kind":"${kind}"`);
      await expect(page).not.toHaveTitle('Taken');
      await expect(downNote(page)).toHaveCount(0);
      await page.evaluate(() => sessionStorage.clear());
    };

    const chunk = release();
    await expectBefore(spoil(chunk, laterScripts(RELEASES_DIR, remote, chunk)), 'tampered');
    const first = release();
    await expectBefore(spoil(first, [path.join(RELEASES_DIR, remote, first, entry)]), 'tampered');
    const gone = release();
    for (const file of laterScripts(RELEASES_DIR, remote, gone)) rmSync(file);
    await expectBefore(gone, 'stale-chunk');

    // A stylesheet runs nothing: its build stays, and looks as the one before.
    const plain = release();
    const [sheet = ''] = sheetsOf(RELEASES_DIR, remote, plain);
    writeFileSync(sheet, `body{display:none}${readFileSync(sheet, 'utf8')}`);
    await page.goto(address);
    await expect(heading(page)).toHaveText(name);
    await ready(page);
    await expect.poll(() => told.join()).toContain(`"build":"${plain}","expose":"styles","kind":"tampered"`);
    const [older = ''] = sheetsOf(RELEASES_DIR, remote, before).map((file) => path.basename(file));
    await expect.poll(() => sheetsIn(page)).toContain(older);
    expect(await sheetsIn(page)).not.toContain(path.basename(sheet));
    const answer = await request.get(address);
    expect([answer.status(), await answer.text()], 'without script').toEqual([200, expect.stringContaining('Tabi')]);

    shelf.onlyBuild(remote, sound);
    await page.goto(address);
    await ready(page);
    await expect(heading(page)).toHaveText(name);
    expect(await sheetsIn(page), 'it heals').toEqual(
      expect.arrayContaining(sheetsOf(RELEASES_DIR, remote, sound).map((file) => path.basename(file))),
    );
  });
}

const lent = [
  { remote: 'mf-blog', place: 'From the notebook', note: 'The latest stories' },
  { remote: 'mf-discovery', place: 'Where people start', note: 'Top destinations' },
] as const;

for (const { remote, place, note } of lent) {
  test(`remote-slow: while ${remote} hangs the front page is at work, its place has the build before, or heals`, async ({
    page,
    request,
    shelf,
  }) => {
    const before = shelf.current(remote);
    shelf.flip(remote, shelf.make(remote));
    const hangs = `**/_mf/${remote}/${shelf.current(remote)}/remoteEntry.js`;
    // Never answered: neither the page's own preload nor the script that asks for it.
    await page.route(hangs, () => undefined);
    const standsIn = page.waitForRequest((one) => one.url().endsWith(`/_mf/${remote}/${before}/remoteEntry.js`));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' }).click();
    await closeByEscape(page);
    await standsIn;
    const section = page.getByRole('region', { name: place });
    await expect(section.getByRole('link').nth(1)).toBeVisible();
    await expect(section.getByRole('alert')).toHaveCount(0);
    expect(await (await request.get('/')).text(), 'without script').toContain(place);

    shelf.onlyBuild(remote, shelf.current(remote));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(section.getByRole('alert')).toContainText(`${note} cannot be shown right now`, { timeout: 20_000 });
    await markWindow(page);
    await page.unroute(hangs);
    await comesBack(page);
    await expect(section.getByRole('alert')).toHaveCount(0);
    await expect(section.getByRole('link').nth(1)).toBeVisible();
    await expectNoReload(page);
  });
}

test('stale-chunk-after-deploy: a page of a build that is gone loads anew once, asks whoever has typed first, and takes what remotes have by now', async ({
  page,
  shelf,
  ownSite,
}) => {
  const { RELEASES_DIR } = ownSite.env;
  const signIn = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' });
  /** What a sweep leaves of a build that a page may still be of: here nothing that is loaded later. */
  const sweep = (app: string, build: string) => {
    for (const file of laterScripts(RELEASES_DIR, app, build)) rmSync(file);
  };
  const deploy = (app: string, old: string) => {
    shelf.flip(app, shelf.make(app, unlikeOthers()));
    sweep(app, old);
  };
  const release = (app: string) => {
    const build = shelf.make(app, unlikeOthers());
    shelf.flip(app, build);
    return build;
  };

  const first = release('shell');
  await page.goto('/about-us');
  await ready(page);
  deploy('shell', first);
  const anew = page.waitForEvent('load');
  await signIn.click();
  await anew;
  await ready(page);
  await signIn.click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const second = release('shell');
  await page.goto('/contact-us');
  await ready(page);
  const message = page.getByRole('main').getByRole('textbox').last();
  await message.fill('The opening hours of the castle are wrong.');
  await markWindow(page);
  deploy('shell', second);
  await signIn.click();
  await expect(page.getByText('This page is from an earlier version of Tabi')).toBeVisible();
  await expect(message).toHaveValue('The opening hours of the castle are wrong.');
  await expectNoReload(page);

  const places = [
    { remote: 'mf-blog', from: '/blog/', to: /\/blog\/post\// },
    { remote: 'mf-discovery', from: '/destinations', to: /\/destinations\/\w+/ },
  ];
  for (const { remote, from, to } of places) {
    const old = release(remote);
    shelf.onlyBuild(remote, old);
    await page.goto(from);
    await ready(page);
    await markWindow(page);
    deploy(remote, old);
    shelf.onlyBuild(remote, shelf.current(remote));
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toBeVisible();
    await expect(downNote(page)).toHaveCount(0);
    await expectNoReload(page);
  }
});
