import { chromium } from '@playwright/test';
import { existsSync, writeFileSync, readFileSync } from 'node:fs';
const [, , ...rest] = process.argv;
const base = 'http://localhost:3124';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const stateFile = '/tmp/acc-look/state.json';
async function api(c, verb, path, data) {
  const cookies = new Map((await c.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  const r = await c.request.fetch(base + path, { method: verb, data, headers: { 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '', 'X-User-UUID': cookies.get('USER-UUID') ?? '' } });
  const j = await r.json().catch(() => null);
  if (!r.ok()) console.log(verb, path, r.status(), JSON.stringify(j).slice(0, 300));
  return j;
}
if (!existsSync(stateFile)) {
  const c = await b.newContext();
  const p = await c.newPage();
  await p.goto(base); await p.waitForSelector('html[data-ready]'); await p.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'));
  await api(c, 'POST', '/api/register', { name: 'Aiko Tanaka', email: 'aiko@example.com', password: 'seven small boats', password_confirmation: 'seven small boats', timezone: 'Asia/Tokyo' });
  await p.evaluate(() => localStorage.setItem('auth', 'true'));
  const kyoto = (await api(c, 'GET', '/api/location/kyoto')).results; const hanoi = (await api(c, 'GET', '/api/location/hanoi')).results;
  const day = (n) => new Date(Date.now() + n * 86400000).toISOString().slice(0, 10);
  await api(c, 'POST', '/api/trips', { destination_ids: [kyoto.id, hanoi.id], startDate: day(12), endDate: day(16) });
  await api(c, 'POST', '/api/trips', { destination_ids: [hanoi.id], startDate: day(90), endDate: day(92) });
  const w1 = (await api(c, 'POST', '/api/user/wishlists', { title: 'Spring in Japan' })).results;
  const w2 = (await api(c, 'POST', '/api/user/wishlists', { title: 'Some day' })).results;
  await api(c, 'POST', '/api/user/wishlists', { title: 'Food' });
  const pois = (await api(c, 'GET', '/api/pointOfInterests?location=kyoto&per_page=7')).data;
  for (const [i, q] of pois.entries()) await api(c, 'POST', '/api/user/wishlists/syncPOI', { place_id: q.id, wishlist_ids: i < 5 ? [w1.id] : [w1.id, w2.id] });
  await api(c, 'POST', '/api/user/wishlists/syncLocation', { place_id: kyoto.id, wishlist_ids: [w1.id, w2.id] });
  writeFileSync(stateFile, JSON.stringify({ s: await c.storageState(), w1: w1.id }));
  await c.close();
}
const { s, w1 } = JSON.parse(readFileSync(stateFile, 'utf8'));
for (const spec of rest) {
  const [path0, w = '1440', theme = 'light', who = 'user', act = '', tag = ''] = spec.split('@');
  const path = path0.replace('W1', w1);
  const c = await b.newContext({ viewport: { width: +w, height: +w < 600 ? 844 : 900 }, ...(who === 'user' ? { storageState: s } : {}) });
  await c.addCookies([{ name: 'user-theme', value: theme, url: base }]);
  const p = await c.newPage();
  p.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text().slice(0, 300)); });
  p.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 400)));
  p.on('response', (r) => { if (r.status() >= 400) console.log(r.status(), r.url()); });
  await p.goto(base + path, { waitUntil: 'load' });
  await p.waitForSelector('html[data-ready]', { timeout: 10000 }).catch(() => console.log('never ready'));
  await p.waitForLoadState('networkidle').catch(() => {});
  for (const name of act.split('|').filter(Boolean)) { await p.getByRole('button', { name }).or(p.getByRole('menuitem', { name })).first().click(); await p.waitForTimeout(600); }
  await p.waitForTimeout(400);
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log('SIDEWAYS', over);
  const file = `/tmp/acc-look/${path.replace(/\W+/g, '-')}-${w}-${theme}${tag}.png`;
  await p.screenshot({ path: file, fullPage: !act });
  console.log(file, await p.title());
  await c.close();
}
await b.close();
