import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const p = await b.newPage();
await p.goto('http://localhost:3111/blog/'); await p.waitForSelector('html[data-ready]');
for (const delay of [0, 5, 20, 50]) {
  const s = p.getByPlaceholder('Search blog'); await s.focus(); await p.waitForTimeout(1500);
  await s.fill(''); await p.keyboard.type('trains by night', { delay }); await p.waitForTimeout(300); console.log(delay, await s.inputValue());
}
const cdp = await p.context().newCDPSession(p); await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
for (const delay of [0, 30, 80]) { const s = p.getByPlaceholder('Search blog'); await s.fill(''); await p.keyboard.type('trains by night', { delay }); await p.waitForTimeout(800); console.log('slow', delay, await s.inputValue()); }
await b.close();
