import { drawsFlags } from './draws-flags.ts';

/** The system's own drawing of a text decides how wide it is. */
const systemWhere = (widthOf: (text: string) => number) =>
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ measureText: (text: string) => ({ width: widthOf(text) }) } as never);

afterEach(() => jest.restoreAllMocks());

it('sees a system that draws two letters as one flag', () => {
  systemWhere(() => 20);
  expect(drawsFlags()).toBe(true);
});

it('sees a system that draws the letters themselves', () => {
  systemWhere((text) => [...text].length * 20);
  expect(drawsFlags()).toBe(false);
});

it('takes a browser that does not measure for one without flags', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(drawsFlags()).toBe(false);
});

it('leaves the page alone, so that it need not be laid out for it', () => {
  systemWhere(() => 20);
  const laidOut = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  drawsFlags();
  expect(document.body).toBeEmptyDOMElement();
  expect(laidOut).not.toHaveBeenCalled();
});
