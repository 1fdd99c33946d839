import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const p = await b.newPage();
p.on('console', m => console.log(m.type(), m.text().slice(0, 1500)));
p.on('response', r => { if (r.url().includes('_mf')) console.log(r.status(), r.url()); });
await p.addInitScript(() => { const o = Promise.prototype.catch; window.addEventListener('unhandledrejection', e => console.log('UNH', String(e.reason?.stack))); });
await p.goto('http://localhost:3111' + (process.argv[2] ?? '/'));
await p.waitForTimeout(3000); console.log("BEFORE EVAL");
console.log(await p.evaluate(async () => {
  const inst = window.__FEDERATION__.__INSTANCES__[0];
  const out = [];
  const data = JSON.parse(document.getElementById('tabi-page').textContent);
  const build = data.remotes['mf-blog'][0];
  inst.registerRemotes([{ name: 'mf-blog', entry: build.base + '/remoteEntry.js', entryGlobalName: build.container, type: 'global' }], { force: true });
  for (const e of ['routes', 'widgets/LatestPosts']) { try { const m = await inst.loadRemote('mf-blog/' + e); out.push(e + ' ' + Object.keys(m)); } catch (x) { out.push(e + ' ERR ' + x.stack); } }
  return out.join('\n');
}));
await b.close();
