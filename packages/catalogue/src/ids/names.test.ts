import { namesOneThing, overlap, plainName, withoutGloss, withoutHome, wordsIn } from './names.ts';

it.each([
  ['The Grand Palace', 'grand palace'],
  ['Kiyomizu-dera', 'Kiyomizudera'],
  ['Sanjūsangen-dō', 'sanjusangen-do'],
  ['Nhà thờ Đức Bà', 'Nha tho Duc Ba'],
  ['Kaleiçi', 'KALEICI'],
  ['Topkapı Sarayı', 'Topkapi Sarayi'],
  ["Philosopher's Path", 'Philosopher’s path'],
  ['Sea & Sand', 'Sea and Sand'],
  ['أبوظبي', 'ابوظبي'],
])('takes %s and %s for one name', (one, other) => expect(plainName(one)).toBe(plainName(other)));

it.each([
  ['金閣寺', '銀閣寺'],
  ['วัดโพธิ์', 'วัดพระแก้ว'],
  ['หาดทราย', 'หาดทราย2'],
  ['कमल', 'कमला'],
  ['Con Market', 'Han Market'],
])('keeps %s and %s apart', (one, other) => expect(plainName(one)).not.toBe(plainName(other)));

it.each([
  ['Chinatown, Bangkok', 'Chinatown'],
  ['Blue Mosque (Krung Thep)', 'Blue Mosque'],
  ['National Museum of Bangkok', 'national museum'],
  ['City Pillar Shrine Bangkok', 'city pillar shrine'],
])('leaves the destination off %s', (name, left) => expect(withoutHome(name, ['Bangkok', 'Krung Thep'])).toBe(left));

it.each(['Old Bangkok', 'Museum of Bangkok', 'Bangkok', 'Ancient City, Samut Prakan', 'Wat Pho (Reclining Buddha)'])(
  'leaves %s as it is, since too little or another name would be left',
  (name) => expect(withoutHome(name, ['Bangkok', 'Krung Thep'])).toBe(name),
);

it('reads a name without what stands in brackets after it', () => {
  expect(withoutGloss('Saiho-ji (Moss Temple)')).toBe('Saiho-ji');
  expect(withoutGloss('西芳寺（苔寺）')).toBe('西芳寺');
  expect(withoutGloss('Gion')).toBe('Gion');
});

it('sees one name in another by whole words, or by letters where words are not spaced', () => {
  expect(overlap(wordsIn('Busan Tower and Yongdusan Park'), wordsIn('Busan Tower'))).toBe(true);
  expect(overlap(wordsIn('西安半坡博物馆'), wordsIn('半坡博物馆'))).toBe(true);
  expect(overlap(wordsIn('Towering Hall'), wordsIn('Tower'))).toBe(false);
});

it('knows a name of several things', () => {
  expect(['Koh Tao and Koh Nang Yuan', 'Secret Gilis (Nanggu, Sudak)', 'Sea & Sand'].map(namesOneThing)).toEqual([
    false,
    false,
    false,
  ]);
  expect(namesOneThing('Byodo-in, Uji')).toBe(true);
});
