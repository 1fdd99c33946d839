import { classNames } from './class-names.ts';
import { artSrcSet, artUrl, middleWidthOf, ratioOf, type Shape } from './picture-source.ts';
import styles from './picture.module.css';

type Props = {
  picture: { url: string; tint: string; credit?: { author: string; licence: string } | undefined };
  /** Empty where the name stands beside it. */
  alt: string;
  shape?: Shape;
  /** As in `<img sizes>`: how wide it is shown, for example `(min-width: 768px) 33vw, 100vw`. */
  sizes: string;
  /** Above the fold: fetched at once. */
  eager?: boolean;
  /** Fill the positioned parent instead of keeping its own shape. */
  fill?: boolean;
  className?: string;
};

/** A drawn poster or a photograph, in its colour until it has come; never shifts the page. A photograph names its author. */
export function Picture({ picture, alt, shape = 'card', sizes, eager = false, fill = false, className }: Props) {
  const width = middleWidthOf(shape);
  return (
    <span
      className={classNames(styles['frame'], fill ? styles['fill'] : styles[shape], className)}
      style={{ backgroundColor: picture.tint }}
    >
      <img
        src={artUrl(picture.url, shape, width)}
        srcSet={artSrcSet(picture.url, shape)}
        sizes={sizes}
        width={width}
        height={Math.round(width / ratioOf[shape])}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
      {picture.credit ? (
        <small className={styles['credit']}>
          Photo: {picture.credit.author}, {picture.credit.licence}
        </small>
      ) : null}
    </span>
  );
}
