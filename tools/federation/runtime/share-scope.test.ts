import { load, offerFor, type Offer } from './share-scope.ts';

const offer = (more: Partial<Offer> = {}): Offer => ({ from: 'shell', get: () => () => 'module', ...more });
const wish = { shareKey: 'react', requiredVersion: '^19.3.0' };

it('The version in use is taken, for there is one copy on a page.', () => {
  const [one, used] = [offer(), offer()];
  void load(used);
  expect(offerFor({ react: { '19.4.0': one, '19.3.9': used } }, wish, 'mf-blog')).toBe(used);
});

it('Whoever needs another version is refused, with the words for it.', () => {
  expect(() => offerFor({ react: { '18.2.0': offer() } }, wish, 'mf-blog')).toThrow(
    'Version 18.2.0 from shell of shared singleton module react does not satisfy the requirement of mf-blog which needs ^19.3.0',
  );
});

it('What nobody offers is nothing.', () => {
  expect(offerFor({}, wish, 'mf-blog')).toBeUndefined();
});

it('Code that is here is run at once, and asked for once.', () => {
  const get = jest.fn(() => () => 'module');
  const own = offer({ get });
  expect([load(own), load(own)].map((factory) => (factory as () => unknown)())).toEqual(['module', 'module']);
  expect(get).toHaveBeenCalledTimes(1);
  expect(own.loaded).toBe(true);
});

it('Code on its way is waited for by all who ask, and asked for anew when it did not come.', async () => {
  const get = jest.fn<Promise<() => string>, []>().mockRejectedValueOnce(new Error('no network'));
  const own = offer({ get });
  const both = [load(own), load(own)];
  await expect(both[0]).rejects.toThrow('no network');
  await expect(both[1]).rejects.toThrow('no network');
  get.mockResolvedValueOnce(() => 'module');
  expect((await load(own))()).toBe('module');
  expect(get).toHaveBeenCalledTimes(2);
});
