import { festivalsOf, indexGuides } from './guide-index.ts';

const of = (id: number, slug: string, country_code: string) => ({
  id,
  slug,
  country_code,
  was: [],
  guide: null,
  country_guide: null,
});
const festival = (slug: string, days: number, starts: string[], where: object) => ({
  slug,
  name: slug,
  local_name: null,
  text: '',
  days,
  may_move: false,
  starts,
  countries: [],
  destinations: [],
  ...where,
});
const kyoto = of(1, 'kyoto', 'JP');

const slugsOn = (today: string, festivals: ReturnType<typeof festival>[], place = kyoto) =>
  festivalsOf({ festivals }, place, today).map(({ slug, starts }) => `${slug} ${starts.join()}`);

it('tells a festival until its last day is over', () => {
  const festivals = [festival('gion', 3, ['2026-07-14', '2027-07-14'], { destinations: ['kyoto'] })];
  expect(slugsOn('2026-07-16', festivals)).toEqual(['gion 2026-07-14,2027-07-14']);
  expect(slugsOn('2026-07-17', festivals)).toEqual(['gion 2027-07-14']);
  expect(slugsOn('2027-07-17', festivals)).toEqual([]);
});

it('tells those of the country and of the place, the next first, and none of others', () => {
  const festivals = [
    festival('later', 1, ['2026-09-01'], { countries: ['JP'] }),
    festival('next', 1, ['2026-08-01'], { destinations: ['kyoto'] }),
    festival('elsewhere', 1, ['2026-08-01'], { destinations: ['osaka'] }),
    festival('abroad', 1, ['2026-08-01'], { countries: ['TH'] }),
  ];
  expect(slugsOn('2026-07-01', festivals)).toEqual(['next 2026-08-01', 'later 2026-09-01']);
});

it('finds the ways that set out from a destination in the order given, and none of one that is not shown', () => {
  const way = (from_id: number, slug: string) => ({
    from_id,
    slug,
    name: slug,
    mode: 'train' as const,
    minutes: 1,
    often: '',
    operator_name: null,
    operator_website: null,
    note: null,
  });
  const { connections } = indexGuides({
    guides: [kyoto],
    connections: [way(1, 'osaka'), way(2, 'nara'), way(1, 'nara')],
    festivals: [],
  });
  expect(connections.get(1)?.map(({ slug }) => slug)).toEqual(['osaka', 'nara']);
  expect(connections.has(2)).toBe(false);
});
