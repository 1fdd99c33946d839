import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const p = await b.newPage();
const c = await p.context().newCDPSession(p);
await c.send('Debugger.enable');
await c.send('Debugger.setPauseOnExceptions', { state: 'all' });
c.on('Debugger.paused', async (e) => { console.log('EXC', e.data?.description?.slice(0, 700) ?? JSON.stringify(e.data).slice(0,300)); await c.send('Debugger.resume'); });
await p.goto(process.argv[2]); await p.waitForTimeout(2500);
await b.close();
