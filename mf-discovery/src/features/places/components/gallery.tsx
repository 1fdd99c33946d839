import type { PoiDetails } from '@tabi/shared/contracts/places';
import { Button, lazyNamed, Picture } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';
import styles from './gallery.module.css';
import { useOpenedPicture } from './use-opened-picture.ts';

const Lightbox = lazyNamed(() => import('./lightbox.tsx'), 'Lightbox');

const atFirst = 4;

/** How wide it is shown: one large, three beside it, the others two by two. */
function sizesOf(index: number): string {
  if (index === 0) return '(min-width: 1232px) 897px, (min-width: 768px) 73vw, 96vw';
  return index < atFirst
    ? '(min-width: 1232px) 291px, (min-width: 768px) 24vw, 31vw'
    : '(min-width: 1232px) 594px, 48vw';
}

/** The place in pictures: the first four, the others when asked for; each opens large. */
export function Gallery({ place }: { place: PoiDetails }) {
  const [all, setAll] = useState(false);
  const { opened, open, close } = useOpenedPicture(place.slug);
  const images = place.images.length > 0 ? place.images : [place.image];
  const shown = all ? images : images.slice(0, atFirst);
  return (
    <div className={styles['gallery']}>
      <ul>
        {shown.map((image, index) => (
          <li key={image.url}>
            <button type="button" className={styles['opener']} aria-haspopup="dialog" onClick={() => open(index)}>
              <Picture
                picture={image}
                alt={`${place.name}, picture ${index + 1} of ${images.length}${image.words ? `, ${image.words}` : ''}`}
                shape="gallery"
                sizes={sizesOf(index)}
                eager={index === 0}
                className={styles['picture']}
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > shown.length ? (
        <Button onClick={() => setAll(true)}>Show all {images.length} pictures</Button>
      ) : null}
      <Suspense>
        {opened === null ? null : <Lightbox name={place.name} images={images} from={opened} onClose={close} />}
      </Suspense>
    </div>
  );
}
