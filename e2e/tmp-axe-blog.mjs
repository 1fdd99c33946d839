import { chromium } from '@playwright/test';
import Axe from '@axe-core/playwright';
const AxeBuilder = Axe.default ?? Axe;
const base = 'http://localhost:3111';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const [w, theme] of [[1440, 'light'], [390, 'dark']]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 } });
  await c.addCookies([{ name: 'user-theme', value: theme, url: base }]);
  const p = await c.newPage();
  p.on('console', m => { if (['error','warning'].includes(m.type())) console.log('console', m.text().slice(0, 300)); });
  p.on('pageerror', e => console.log('pageerror', String(e).slice(0, 400)));
  for (const path of ['/blog/', '/blog/?q=temple', '/blog/post/how-to-eat-in-a-hawker-centre', '/blog/category/food', '/blog/location/hanoi', '/my-trips']) {
    await p.goto(base + path); await p.waitForSelector('html[data-ready]'); await p.waitForTimeout(1200);
    const r = await new AxeBuilder({ page: p }).analyze();
    const heads = await p.$$eval('main h1,main h2,main h3', (hs) => hs.map((h) => h.tagName).join(''));
    console.log(w, theme, path, 'scrollW', await p.evaluate(() => document.documentElement.scrollWidth), heads, r.violations.map(v => `${v.id}: ${v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '').slice(0, 120)).join(' | ')}`));
  }
  await c.close();
}
await b.close();
