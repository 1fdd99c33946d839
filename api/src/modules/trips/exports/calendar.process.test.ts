import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const file = join(__dirname, 'domain/calendar.ts');
const script = `
  const { calendarOf } = require(${JSON.stringify(file)});
  const event = (type, start, end) => ({ id: type, type, title: type, date: start.slice(0, 10), start, end,
    destination_id: 1, custom_fields: {}, lat: 31, lng: 35 });
  const trip = { id: 't', slug: 's', title: 'T', version: 3,
    destinations: [{ id: 1, time_zone: 'Asia/Kathmandu' }] };
  const events = [event('custom', '2027-03-14 02:30:00', '2027-03-14 03:30:00'),
    event('stay', '2027-03-13 15:00:00', '2027-03-15 11:00:00')];
  console.log(calendarOf({ trip, events }, { address: 'https://tabi.test', now: new Date(0) }));
`;

const written = (zone: string): string =>
  execFileSync(join(process.cwd(), 'node_modules/.bin/tsx'), ['-e', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });

// The clocks of New York go from 2 to 3 in that very night.
it.each(['America/New_York', 'UTC', 'Pacific/Auckland'])(
  'a calendar is the same wherever it is written: %s',
  (zone) => {
    const text = written(zone);
    expect(text).toContain('DTSTART;TZID=Asia/Kathmandu:20270314T023000');
    expect(text).toContain('DTEND;TZID=Asia/Kathmandu:20270314T033000');
    expect(text).toContain('DTSTART;VALUE=DATE:20270313');
    expect(text).toContain('DTEND;VALUE=DATE:20270315');
    expect(text).toContain('DTSTAMP:19700101T000000Z');
  },
);
