import type { PoiDetails } from '@tabi/shared/contracts/places';
import { Button, Picture } from '@tabi/shared/ui';
import { useState } from 'react';
import styles from './gallery.module.css';

const atFirst = 4;

/** The place in pictures: the first four, the others when asked for. A single one goes across the page. */
export function Gallery({ place }: { place: PoiDetails }) {
  const [all, setAll] = useState(false);
  const images = place.images.length > 0 ? place.images : [place.image];
  const [first] = images;
  if (images.length === 1 && first) {
    return (
      <Picture
        picture={first}
        alt={`Poster of ${place.name}`}
        shape="wide"
        sizes="(min-width: 1232px) 1200px, 96vw"
        eager
        className={styles['single']}
      />
    );
  }
  const shown = all ? images : images.slice(0, atFirst);
  return (
    <div className={styles['gallery']}>
      <ul>
        {shown.map((image, index) => (
          <li key={image.url}>
            <Picture
              picture={image}
              alt={`${place.name}, picture ${index + 1} of ${images.length}`}
              sizes={index === 0 ? '(min-width: 1232px) 800px, 96vw' : '(min-width: 768px) 390px, 46vw'}
              eager={index === 0}
              className={styles['picture']}
            />
          </li>
        ))}
      </ul>
      {images.length > shown.length ? (
        <Button onClick={() => setAll(true)}>Show all {images.length} pictures</Button>
      ) : null}
    </div>
  );
}
