import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const credit = { author: 'Aiko Tanaka', licence: 'CC BY-SA 4.0' };

it('names the author and the licence of a photograph, and nobody under what we have drawn', () => {
  const { rerender } = render(
    <Picture
      picture={{ url: '/art/photo/a/card-640-0123456789ab.webp', tint: '#937064', credit }}
      alt=""
      sizes="100vw"
    />,
  );
  expect(screen.getByText('Photo: Aiko Tanaka, CC BY-SA 4.0')).toBeVisible();
  rerender(
    <Picture picture={{ url: '/art/place/a/card-640-0123456789ab.webp', tint: '#937064' }} alt="" sizes="100vw" />,
  );
  expect(screen.queryByText(/^Photo/)).toBeNull();
});

it('offers a gallery picture in its own widths, up to 1024 by 800', () => {
  render(
    <Picture
      picture={{ url: '/art/place/a/gallery-1024-0123456789ab.webp', tint: '#937064' }}
      alt="A place"
      shape="gallery"
      sizes="100vw"
    />,
  );
  const image = screen.getByRole('img', { name: 'A place' });
  expect(image.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['240w', '320w', '512w', '768w', '1024w']);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1024', '800']);
});
