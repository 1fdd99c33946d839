import { publishedHours } from './hours.ts';

const on = (hours: string, hours_source: 'official' | 'typical' = 'official') =>
  publishedHours({ opening_hours: [{ day: 'Tuesday', hours }], hours_source });

describe('the hours told to search engines', () => {
  it('are a row for each range of a day', () => {
    expect(on('09:00–12:00, 13:00–17:00')).toEqual([
      { dayOfWeek: 'Tuesday', opens: '09:00', closes: '12:00' },
      { dayOfWeek: 'Tuesday', opens: '13:00', closes: '17:00' },
    ]);
  });

  it('say when a day is closed and when it never closes', () => {
    expect([...on('Closed'), ...on('Open all day')]).toEqual([
      { dayOfWeek: 'Tuesday', opens: '00:00', closes: '00:00' },
      { dayOfWeek: 'Tuesday', opens: '00:00', closes: '23:59' },
    ]);
  });

  it('leave out what they cannot read', () => {
    expect(on('By appointment')).toEqual([]);
  });

  it('are not told when they are only what is usual', () => {
    expect(on('09:00–17:00', 'typical')).toEqual([]);
  });
});
