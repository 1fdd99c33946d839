import { chromium } from '@playwright/test';
const [,, base, ...rest] = process.argv;
const args = ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
for (const spec of rest) {
  const [path, w='1440', theme='light', full='full'] = spec.split('@');
  const c = await b.newContext({ viewport: { width: +w, height: +w < 600 ? 844 : 900 }, deviceScaleFactor: 1 });
  await c.addCookies([{ name: 'user-theme', value: theme, url: base }]);
  const p = await c.newPage();
  p.on('console', m => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text().slice(0, 400)); });
  p.on('pageerror', e => console.log('pageerror', String(e).slice(0, 600)));
  p.on('requestfailed', r => console.log('failed', r.url(), r.failure()?.errorText));
  p.on('response', r => { if (r.status() >= 400) console.log(r.status(), r.url()); });
  await p.goto(base + path, { waitUntil: 'load' });
  await p.waitForSelector('html[data-ready]', { timeout: 10000 }).catch(() => console.log('never ready'));
  await p.waitForLoadState('networkidle').catch(() => {});
  const name = `/tmp/look/${(path.replace(/\W+/g, '-') || 'home')}-${w}-${theme}.png`;
  await p.screenshot({ path: name, fullPage: full === 'full' });
  console.log(name, await p.title());
  await c.close();
}
await b.close();
