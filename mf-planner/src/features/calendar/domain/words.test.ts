import { nowOn, offsetWords, stayOn, zoneWords } from './words.ts';

const kathmandu = {
  name: 'Kathmandu',
  time_zone: 'Asia/Kathmandu',
  startDate: '2027-03-01',
  endDate: '2027-03-04',
};
const delhi = { name: 'Delhi', time_zone: 'Asia/Kolkata', startDate: '2027-03-05', endDate: '2027-03-06' };
const trip = [kathmandu, delhi];
const dates = ['2027-03-03', '2027-03-04', '2027-03-05'];

it('knows where one is on a day, also within an excursion and where a day belongs to nobody', () => {
  const bhaktapur = { ...kathmandu, name: 'Bhaktapur', startDate: '2027-03-02', endDate: '2027-03-02' };
  expect(stayOn([...trip, bhaktapur], '2027-03-02')?.name).toBe('Bhaktapur');
  expect(stayOn([...trip, bhaktapur], '2027-03-03')?.name).toBe('Kathmandu');
  expect(stayOn(trip, '2027-03-09')?.name).toBe('Delhi');
  expect(stayOn(trip, '2027-02-01')?.name).toBe('Kathmandu');
});

it('says in whose time the days are told, each zone once', () => {
  expect(offsetWords('Asia/Kathmandu', '2027-03-01')).toBe('UTC+5:45');
  expect(zoneWords(trip, dates)).toBe('Times in Kathmandu (UTC+5:45), then Delhi (UTC+5:30)');
  expect(zoneWords(trip, dates.slice(0, 2))).toBe('Times in Kathmandu (UTC+5:45)');
});

it('draws now by the clocks of the place: a quarter to six hours ahead of UTC in Kathmandu', () => {
  expect(nowOn(trip, dates, new Date('2027-03-03T18:20:00Z'))).toEqual({ date: '2027-03-04', minute: 5 });
  expect(nowOn(trip, dates, new Date('2027-03-03T18:10:00Z'))).toEqual({ date: '2027-03-03', minute: 1435 });
});

it('draws no now on days that are not today', () => {
  expect(nowOn(trip, dates, new Date('2027-04-03T18:20:00Z'))).toBeNull();
});
