import transformer from './css-modules.cjs';

const { process: transform } = transformer as { process: (css: string) => { code: string } };

it('gives each class its local name, and none to what is no class', () => {
  const css = ".card:hover .big-title { margin: .5em; background: url(a.png) } /* .old */ @import 'x.css';";
  expect(transform(css).code).toContain('{"card":"card","big-title":"big-title"}');
});
