import { chromium } from '@playwright/test';
const base = 'http://localhost:3111';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const c = await b.newContext({ viewport: { width: 1440, height: 900 } });
const p = await c.newPage();
p.on('console', m => { if (['error','warning'].includes(m.type())) console.log('console', m.text().slice(0, 300)); });
p.on('pageerror', e => console.log('pageerror', String(e).slice(0, 400)));
await p.goto(base + '/blog/'); await p.waitForSelector('html[data-ready]');
const cls = await p.evaluate(() => new Promise(r => { let s = 0; new PerformanceObserver(l => { for (const e of l.getEntries()) if (!e.hadRecentInput) s += e.value; }).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => r(s), 2500); }));
console.log('CLS', cls);
// keyboard search
await p.keyboard.press('Tab');
const search = p.getByPlaceholder('Search blog');
await search.focus(); await p.keyboard.type('hawk', { delay: 60 }); await p.waitForTimeout(1300);
console.log('options', await p.getByRole('option').allTextContents(), 'value', await search.inputValue(), 'focused', await search.evaluate(e => e === document.activeElement));
await p.screenshot({ path: '/tmp/look/search.png' });
await p.keyboard.press('Enter'); await p.waitForTimeout(900); console.log('after Enter', p.url(), await p.title());
// related, client navigation
await p.getByRole('link', { name: 'Food' }).first().click(); await p.waitForTimeout(900); console.log(p.url(), await p.title());
await p.goBack(); await p.waitForTimeout(500); await p.getByRole('link', { name: 'Blog', exact: true }).first().click(); await p.waitForTimeout(900); console.log(p.url(), await p.title());
// carousel
const current = () => p.locator('[aria-current="true"][aria-label^="Go to slide"]').getAttribute('aria-label');
console.log(await current()); await p.mouse.move(5, 850); await p.waitForTimeout(3600); console.log('later', await current());
await p.getByRole('button', { name: 'Pause' }).click(); const at = await current(); await p.mouse.move(5, 850); await p.waitForTimeout(3600); console.log('paused', at, await current());
await p.getByRole('button', { name: 'Go to slide 3 of 4' }).click(); await p.waitForTimeout(800); await p.screenshot({ path: '/tmp/look/slide3.png' });
const inert = await p.$$eval('.slick-slide', s => s.map(x => (x.inert ? 'i' : 'v') + x.getAttribute('aria-hidden'))); console.log(inert.join(' '));
// newsletter
const mail = p.getByLabel('Email'); await mail.fill('not an address'); await p.keyboard.press('Tab'); await p.waitForTimeout(100);
console.log('disabled', await p.getByRole('button', { name: 'Sign up' }).isDisabled());
await mail.fill(`a${Date.now()}@example.com`); await p.getByRole('button', { name: 'Sign up' }).click(); await p.waitForSelector('[role=alertdialog]'); await p.waitForTimeout(500); await p.screenshot({ path: '/tmp/look/newsletter.png' });
await p.getByRole('button', { name: 'Okay' }).click(); await p.waitForTimeout(400); console.log('mail after', JSON.stringify(await mail.inputValue()));
// infinite
const cards = () => p.locator('#all-posts').locator('xpath=ancestor::section').locator('article').count();
console.log('cards', await cards()); await p.evaluate(() => window.scrollTo(0, document.body.scrollHeight)); await p.waitForTimeout(1500); console.log('cards', await cards(), await p.getByRole('button', { name: 'Show more' }).count());
// 404 by client
await p.evaluate(() => window.dispatchEvent(new CustomEvent('tabi:go', { detail: '/blog/post/nothing-here' }))); await p.waitForTimeout(900); console.log('client 404', p.url(), await p.locator('h1').textContent());
await p.goto(base + '/blog/post/hanoi-before-breakfast'); await p.waitForSelector('html[data-ready]'); await p.waitForTimeout(500);
await p.evaluate(() => { window.__same = true; }); await p.locator('a', { hasText: 'Temple of Literature' }).click(); await p.waitForTimeout(800); console.log(p.url(), 'same doc', await p.evaluate(() => window.__same));
const n = await b.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } }); const q = await n.newPage();
await q.goto(base + '/blog/'); await q.getByPlaceholder('Search blog').fill('temple'); await q.keyboard.press('Enter'); await q.waitForTimeout(800); console.log('nojs', q.url(), await q.locator('h2').first().textContent()); await q.screenshot({ path: '/tmp/look/nojs.png' });
await b.close();
