import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const c = await b.newContext({ viewport: { width: 390, height: 1500 } });
await c.addCookies([{ name: 'user-theme', value: 'dark', url: 'http://localhost:3111' }]);
const p = await c.newPage();
await p.goto('http://localhost:3111/blog/post/istanbul-by-ferry'); await p.waitForTimeout(1500); await p.screenshot({ path: '/tmp/look/c1.png' });
await p.locator('#post-places').scrollIntoViewIfNeeded(); await p.waitForTimeout(1200); await p.screenshot({ path: '/tmp/look/c2.png' });
await b.close();
