import { newId } from './new-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const { randomUUID } = crypto;
afterEach(() => Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true }));

it.each([
  ['with a certificate', randomUUID],
  ['without one', undefined],
])('a new id on a site %s is a UUID, and no other is the same', (_, value) => {
  Object.defineProperty(crypto, 'randomUUID', { value, configurable: true });
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(50);
});
