import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import SlickModule from 'react-slick';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './place-carousel.module.css';

type Slick = InstanceType<typeof SlickModule>;

type Props = {
  label: string;
  /** Side by side at most; fewer where the room is narrow. */
  atMost?: number;
  /** Milliseconds between steps; 0: only by hand. Rests under reduced motion, hover and focus. */
  every?: number;
  /** A dot for each slide, to go straight to it; for one slide at a time. */
  dots?: boolean;
  children: ReactNode[];
};

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** A row of slides with Previous, Next and, where it advances by itself, Pause. */
export function Carousel({ label, atMost = 4, every = 0, dots = false, children }: Props) {
  const slick = useRef<Slick>(null);
  const box = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const calm = useReducedMotion();
  // Null until the person says what they want.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const playing = every > 0 && (wanted ?? !calm);
  // Who has pressed Play has said so: neither their pointer nor their focus, which is on that button, stops it again.
  const advances = playing && (wanted === true || !held);
  const fits = (count: number) => Math.min(count, atMost, children.length);
  const round = buttonClass({ look: 'secondary', square: true }, styles['round']);
  useEffect(() => {
    if (advances) slick.current?.slickPlay();
    else slick.current?.slickPause();
  }, [advances]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  // What is out of sight, clones too, must not be reached by Tab: slick only tells screen readers.
  const closeHidden = useCallback(() => {
    for (const slide of box.current?.querySelectorAll('.slick-slide') ?? [])
      slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
  }, []);
  return (
    <section
      ref={box}
      className={styles['carousel']}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <SlickModule
        ref={slick}
        className={styles['track']}
        infinite={every > 0}
        // The first at once, the next a second later, and so on: one that goes round has each slide twice, which are too many
        // to come at once into a page that somebody has just come to.
        lazyLoad={atMost === 1 ? 'progressive' : undefined}
        slidesToShow={fits(atMost)}
        arrows={false}
        autoplay={every > 0}
        autoplaySpeed={every || 3000}
        // Held by the whole carousel, its buttons too; slick would look at the slides alone.
        pauseOnHover={false}
        // Who presses twice in a moment means both.
        waitForAnimate={false}
        speed={calm ? 0 : 240}
        beforeChange={(_, next) => setCurrent(next)}
        onInit={closeHidden}
        onReInit={closeHidden}
        responsive={[
          { breakpoint: 1024, settings: { slidesToShow: fits(3) } },
          { breakpoint: 768, settings: { slidesToShow: fits(2) } },
          { breakpoint: 540, settings: { slidesToShow: 1 } },
        ]}
      >
        {children}
      </SlickModule>
      <div className={styles['controls']}>
        {dots
          ? children.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles['dot']}
                aria-label={`Go to slide ${index + 1} of ${children.length}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => slick.current?.slickGoTo(index)}
              />
            ))
          : null}
        <span className={styles['gap']} />
        <button type="button" className={round} aria-label="Previous" onClick={() => slick.current?.slickPrev()}>
          <ChevronLeft {...icon} />
        </button>
        <button type="button" className={round} aria-label="Next" onClick={() => slick.current?.slickNext()}>
          <ChevronRight {...icon} />
        </button>
        {every > 0 ? (
          <button
            type="button"
            className={round}
            aria-label={playing ? 'Pause' : 'Play'}
            onClick={() => setWanted(!playing)}
          >
            {playing ? <Pause {...icon} /> : <Play {...icon} />}
          </button>
        ) : null}
      </div>
    </section>
  );
}
