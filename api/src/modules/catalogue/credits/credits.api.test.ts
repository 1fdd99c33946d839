import { startTestApi } from '../../../testing/test-api.ts';

it('names every source with its licence and what it is used for', async () => {
  const api = await startTestApi();
  try {
    const { results } = (await api.stranger().get('/api/credits')).body;
    const names = results.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['GeoNames', 'OpenStreetMap', 'Natural Earth', 'European Central Bank']),
    );
    for (const { used_for, licence, url } of results) expect([used_for, licence, url].every(Boolean)).toBe(true);
  } finally {
    await api.close();
  }
});
