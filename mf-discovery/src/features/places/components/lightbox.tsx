import type { Picture as PlacePicture } from '@tabi/shared/contracts/places';
import { Button, Icon, Picture } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pictureAfter } from '../domain/picture-keys.ts';
import styles from './lightbox.module.css';

type Props = {
  name: string;
  images: PlacePicture[];
  /** The one that was pressed. */
  from: number;
  onClose: () => void;
};

/** Milliseconds without movement after which a swipe has ended. */
const rest = 120;

/** A strip of pictures of which one is in sight: by finger, by button, by key. */
function Strip({ name, images, from }: Omit<Props, 'onClose'>) {
  const [index, setIndex] = useState(from);
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Slid as the stylesheet says, which knows who wants nothing to move.
  const show = (next: number, behavior: ScrollBehavior = 'auto') => {
    const row = track.current;
    row?.scrollTo?.({ left: next * row.clientWidth, behavior });
  };
  const go = (next: number) => {
    setIndex(next);
    show(next);
  };
  useLayoutEffect(() => show(from, 'instant'), [from]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = pictureAfter(event.key, index, images.length);
      if (next === null) return;
      event.preventDefault();
      go(next);
    };
    // Wherever in the dialog the focus is, on its cross too.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  useEffect(() => {
    const turned = () => show(index, 'instant');
    window.addEventListener('resize', turned);
    return () => window.removeEventListener('resize', turned);
  }, [index]);
  const swiped = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const row = track.current;
      if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    }, rest);
  };
  useEffect(() => () => clearTimeout(settling.current), []);
  const { words, credit } = images[index] ?? {};
  return (
    <div data-whole-screen className={styles['lightbox']}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must be able to reach it */}
      <ul ref={track} tabIndex={0} aria-label={`Pictures of ${name}`} className={styles['track']} onScroll={swiped}>
        {images.map((image, at) => (
          <li key={image.url} inert={at !== index}>
            <Picture
              picture={{ url: image.url, tint: image.tint }}
              alt={`${name}${image.words ? `, ${image.words}` : ''}`}
              shape="gallery"
              sizes="(min-width: 1100px) 1024px, 100vw"
              eager={at === index}
              className={styles['picture']}
            />
          </li>
        ))}
      </ul>
      <div className={styles['controls']}>
        <Button
          square
          aria-label="Previous picture"
          onClick={() => go(Math.max(0, index - 1))}
          aria-disabled={index === 0}
        >
          <Icon of={ChevronLeft} />
        </Button>
        <Button
          square
          aria-label="Next picture"
          onClick={() => go(Math.min(images.length - 1, index + 1))}
          aria-disabled={index === images.length - 1}
        >
          <Icon of={ChevronRight} />
        </Button>
        <p role="status">
          Picture {index + 1} of {images.length}
          {words ? <span>, {words}</span> : null}
          {credit ? (
            <small>
              Photo: <a href={credit.source_url}>{credit.author}</a>,{' '}
              {credit.licence_url ? <a href={credit.licence_url}>{credit.licence}</a> : credit.licence}
            </small>
          ) : null}
        </p>
      </div>
    </div>
  );
}

/** The pictures of a place, one at a time and as large as the screen lets them be. */
export const Lightbox = ({ onClose, ...strip }: Props) => (
  <Dialog open onClose={onClose} title={strip.name}>
    <Strip {...strip} />
  </Dialog>
);
