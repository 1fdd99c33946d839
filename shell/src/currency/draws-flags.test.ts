import { drawsFlags } from './draws-flags.ts';

/** The system's own drawing of a text decides how wide it is. */
const systemWhere = (widthOf: (text: string) => number) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { width: widthOf(this.textContent ?? '') } as DOMRect;
  });

afterEach(() => jest.restoreAllMocks());

it('sees a system that draws two letters as one flag', () => {
  systemWhere(() => 20);
  expect(drawsFlags()).toBe(true);
});

it('sees a system that draws the letters themselves', () => {
  systemWhere((text) => [...text].length * 20);
  expect(drawsFlags()).toBe(false);
});

it('leaves nothing behind', () => {
  drawsFlags();
  expect(document.body).toBeEmptyDOMElement();
});
