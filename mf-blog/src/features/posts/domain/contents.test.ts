import { contentsOf } from './contents.ts';

it('names the parts of a story as they are read.', () => {
  const html =
    '<p>First.</p><h2 id="part-one">Tea &amp; <em>simit</em></h2><h3>No part</h3><h2 id="part-two">Home</h2>';
  expect(contentsOf(html)).toEqual([
    { id: 'part-one', title: 'Tea & simit' },
    { id: 'part-two', title: 'Home' },
  ]);
});
