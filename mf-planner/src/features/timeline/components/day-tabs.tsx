import { formatShortDay } from '@tabi/shared/format';
import { classNames } from '@tabi/shared/ui';
import { memo, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './day-tabs.module.css';
import { goToDay } from './use-day-choice.ts';

type Props = {
  dates: readonly string[];
  current: number;
  /** The reader has come to this day. */
  onCurrent: (number: number) => void;
  /** Somebody asks for this day. */
  onJump: (number: number) => void;
};

/** Jumps to a day, and follows the reader: the day that fills the window is the current one. */
export const DayTabs = memo(function DayTabs({ dates, current, onCurrent, onJump }: Props) {
  const count = dates.length;
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) onCurrent(Number(entry.target.id.replace('day-', '')));
      },
      { rootMargin: '-30% 0px -65% 0px' },
    );
    for (let number = 1; number <= count; number += 1) {
      const section = document.getElementById(`day-${number}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [count, onCurrent]);
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
              // What the days above hold is there first: else they would grow, and push the day away.
              flushSync(() => onJump(number));
              goToDay(number);
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
