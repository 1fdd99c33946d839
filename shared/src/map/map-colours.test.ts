import { mix, readMapColours } from './map-colours.ts';

const tokens = {
  paper: '#fbf8f3',
  indigo: '#34497b',
  'indigo-wash': '#e9edf6',
  line: '#e7e0d5',
  'line-strong': '#8d8676',
};
const set = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) document.documentElement.style.setProperty(`--${name}`, value);
};
afterEach(() => document.documentElement.removeAttribute('style'));

it('mixes two colours by their share', () => {
  expect(mix('#000000', '#ffffff', 0.25)).toBe('#bfbfbf');
});

it('leaves a colour that it cannot read as it is', () => {
  expect(mix('rgb(0 0 0 / 50%)', '#ffffff', 0.5)).toBe('rgb(0 0 0 / 50%)');
});

it('takes paper for land, and follows the theme', () => {
  set(tokens);
  expect(readMapColours().land).toBe(tokens.paper);
  set({ ...tokens, paper: '#11161f' });
  expect(readMapColours().land).toBe('#11161f');
});
