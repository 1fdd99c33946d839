import { fetchLostAgain } from './lost-scripts.ts';

const src = 'http://localhost:3000/_mf/shell/1/main.js';
const addScript = (fields: Partial<HTMLScriptElement>) => {
  const script = Object.assign(document.createElement('script'), { src, integrity: 'sha256-of-it', ...fields });
  document.head.append(script);
  return script;
};
const asked = () => [...document.head.querySelectorAll('script')];

beforeAll(fetchLostAgain);
beforeEach(() => document.head.replaceChildren());

it('what the app begins with is asked for once more when it was lost, and has to be the same', () => {
  addScript({ defer: true }).dispatchEvent(new Event('error'));
  const [, again, ...more] = asked();
  expect([again?.src, again?.integrity, more]).toEqual([src, 'sha256-of-it', []]);
});

it('what is lost twice is not asked for for ever', () => {
  addScript({ defer: true }).dispatchEvent(new Event('error'));
  asked()[1]?.dispatchEvent(new Event('error'));
  expect(asked()).toHaveLength(2);
});

it('what is loaded later is left to those who load it', () => {
  addScript({}).dispatchEvent(new Event('error'));
  expect(asked()).toHaveLength(1);
});
