import type { Scope } from './share-scope.ts';
import './lent-core.ts';

type Lent = {
  initShareScopeMap: (name: string, scope: Scope) => void;
  initializeSharing: () => unknown[];
  loadShare: (key: string, wish: object) => Promise<unknown>;
};
type Core = { ModuleFederation: new (options: { name: string }) => Lent };
const core = (globalThis as unknown as { _FEDERATION_RUNTIME_CORE: Core })._FEDERATION_RUNTIME_CORE;
const wish = (requiredVersion: string) => ({ customShareInfo: { shareConfig: { requiredVersion } } });

it('A container of before takes from its host by the library’s calls.', async () => {
  const instance = new core.ModuleFederation({ name: 'mf_blog' });
  expect(instance.initializeSharing()).toEqual([]);
  const module = () => 'the one React';
  instance.initShareScopeMap('default', { react: { '19.3.1': { from: 'shell', get: () => module } } });
  await expect(instance.loadShare('react', wish('^19.3.0'))).resolves.toBe(module);
  await expect(instance.loadShare('vue', wish('^3.0.0'))).resolves.toBe(false);
  await expect(instance.loadShare('react', wish('^20.0.0'))).rejects.toThrow('does not satisfy');
});
