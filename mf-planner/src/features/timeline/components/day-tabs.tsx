import { formatShortDay } from '@tabi/shared/format';
import { afterPaint, classNames } from '@tabi/shared/ui';
import { memo, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './day-tabs.module.css';
import { goToDay } from './use-day-choice.ts';

type Props = {
  dates: readonly string[];
  current: number;
  /** The reader has come to this day. */
  onCurrent: (number: number) => void;
  /** The same, of who has left the days: the day that was chosen stays so on the other tabs, which are reached from up there. */
  onMark: (number: number) => void;
  /** Somebody asks for this day. */
  onJump: (number: number) => void;
};

/** Where a day is read, as shares of the window's height. */
const band = { from: 0.3, until: 0.35 };

/** Whether the head of the page is there: no day is, and the first one comes next. */
const isAboveDays = (): boolean => {
  const { top = 0 } = document.getElementById('day-1')?.getBoundingClientRect() ?? {};
  return top > window.innerHeight * band.until;
};

/** Jumps to a day, and follows the reader: the day that fills the window is the current one. */
export const DayTabs = memo(function DayTabs({ dates, current, onCurrent, onMark, onJump }: Props) {
  const count = dates.length;
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) onCurrent(Number(entry.target.id.replace('day-', '')));
        if (isAboveDays()) onMark(1);
      },
      { rootMargin: `-${band.from * 100}% 0px -${(1 - band.until) * 100}% 0px` },
    );
    for (let number = 1; number <= count; number += 1) {
      const section = document.getElementById(`day-${number}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [count, onCurrent, onMark]);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = strip.current?.children[current - 1];
    // The strip alone: what brings an element into view moves the page too.
    if (tab instanceof HTMLElement) strip.current?.scrollTo?.({ left: tab.offsetLeft - tab.offsetWidth });
  }, [current]);
  if (count < 2) return null;
  return (
    <nav ref={strip} aria-label="Days" className={styles['tabs']}>
      {dates.map((date, index) => {
        const number = index + 1;
        return (
          <a
            key={date}
            href={`#day-${number}`}
            data-day-name={date}
            aria-current={number === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              // Its name answers what is pressed; the days, which are many to lay out, follow.
              onMark(number);
              afterPaint(() => {
                // What the days above hold is there first: else they would grow, and push the day away.
                flushSync(() => onJump(number));
                goToDay(number);
              });
            }}
            className={classNames(styles['tab'], number === current && styles['current'])}
          >
            <b>Day {number}</b>
            <span>{formatShortDay(date)}</span>
          </a>
        );
      })}
    </nav>
  );
});
