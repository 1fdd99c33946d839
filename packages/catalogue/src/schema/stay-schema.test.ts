import { mappedStaySchema, ownStaySchema } from './stay-schema.ts';

const hotel = {
  slug: 'a-hotel',
  name: 'A hotel',
  local_name: null,
  kind: 'hotel',
  stars: null,
  price_band: 2,
  district: 'Old town',
  lat: 16.06,
  lng: 108.22,
  website: null,
};

it('keeps rows of OpenStreetMap in a file of their own', () => {
  const mapped = { ...hotel, source: 'openstreetmap' };
  expect(mappedStaySchema.safeParse(mapped).success).toBe(true);
  expect(ownStaySchema.safeParse(mapped).error?.issues[0]?.message).toContain('hotels-osm.json');
});

it('keeps everything else out of it', () => {
  const own = { ...hotel, source: 'general' };
  expect([ownStaySchema.safeParse(own).success, mappedStaySchema.safeParse(own).success]).toEqual([true, false]);
});
