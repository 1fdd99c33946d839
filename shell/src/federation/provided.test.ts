import { facades } from '../../../tools/federation/singletons.ts';
import { provided } from './provided.ts';

it('the host provides every facade that a remote may ask for', () => {
  expect(Object.keys(provided).sort()).toEqual([...facades.eager, ...facades.lazy].sort());
});
