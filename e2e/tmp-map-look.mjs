import { chromium } from '@playwright/test';
const [, , base, ...rest] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const spec of rest) {
  const [path, w = '1440', theme = 'light', outs = '0', name = 'x'] = spec.split('@');
  const c = await b.newContext({ viewport: { width: +w, height: +w < 600 ? 844 : 900 }, deviceScaleFactor: 1 });
  await c.addCookies([{ name: 'user-theme', value: theme, url: base }]);
  const p = await c.newPage();
  p.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text().slice(0, 300)); });
  p.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 600)));
  p.on('response', async (r) => { if (r.status() >= 400) console.log(r.status(), r.url()); if (r.url().includes('/map/')) console.log(r.status(), r.url(), (await r.request().sizes().catch(()=>({}))).responseBodySize); });
  await p.goto(base + path, { waitUntil: 'load' });
  await p.waitForSelector('html[data-ready]', { timeout: 10000 }).catch(() => console.log('never ready'));
  let m = p.locator('[role=application]').first();
  for (let i = 0; i < 12 && !(await m.count()); i++) { await p.mouse.wheel(0, 700); await p.waitForTimeout(200); }
  if (!(await m.count())) { console.log('no map', path); await c.close(); continue; }
  await m.scrollIntoViewIfNeeded();
  await p.waitForLoadState('networkidle').catch(() => {});
  for (let i = 0; i < Math.abs(+outs); i++) { await p.getByRole('button', { name: +outs > 0 ? 'Zoom out' : 'Zoom in' }).first().click(); await p.waitForTimeout(350); }
  await p.waitForTimeout(900);
  const file = `/tmp/look/map-${name}-${w}-${theme}.png`;
  await m.locator('..').screenshot({ path: file });
  console.log(file, await p.title());
  await c.close();
}
await b.close();
