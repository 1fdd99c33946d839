import postcss from 'postcss';
import { hoverStyles } from './hover-styles.ts';

const built = (css: string) => postcss([hoverStyles]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ');

it('a style under a pointer stays on no screen that was tapped, and all others stay where they are', () => {
  expect(built('.a{top:0} .b:hover, .b[aria-current]{top:1px} .c:hover{top:2px} .c{top:3px}')).toBe(
    '.a{top:0} .b[aria-current]{top:1px} @media (hover: hover){ .b:hover{top:1px}} @media (hover: hover){ .c:hover{top:2px}} .c{top:3px}',
  );
});

it('a style that is for pointers already is left as it is', () => {
  const css = '@media (hover: hover) { @media print { .a:hover { top: 0; } } }';
  expect(built(css)).toBe(css);
});

it('a style of another condition keeps it', () => {
  expect(built('@media print{.a:hover{top:0}}')).toBe('@media print{@media (hover: hover){.a:hover{top:0}}}');
});
