import { buildApps } from '../federation/build-apps.ts';
buildApps({ root: process.cwd(), log: console.log }).then((r) => console.log(r)).catch((e) => { console.error(String(e.stack).slice(0, 4000)); process.exit(1); });
