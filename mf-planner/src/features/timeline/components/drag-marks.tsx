import { DragOverlay, useDndContext } from '@dnd-kit/core';
import { useFormats } from '@tabi/shared/state';
import { Icon, Picture } from '@tabi/shared/ui';
import { Lightbulb } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lineAt, sameSlot } from '../domain/insertion.ts';
import { areIdeasInView, daysIn } from '../state/day-places.ts';
import { slotIn, timesFor, type Carried, type DragProps, type Held } from './use-carried.ts';
import styles from './drag-marks.module.css';

const pictureOf = (what: Carried) => {
  if (what.kind === 'idea') return what.idea.mediumCover;
  return what.event.type === 'visit' ? what.event.poi.mediumCover : null;
};

/** What is carried, small and beside the pointer, so that it hides little of where it could go. */
export function InHand({ held, grab }: { held: Held | null; grab: { x: number; y: number } }) {
  const { active } = useDndContext();
  const picture = held && pictureOf(held.what);
  return createPortal(
    <DragOverlay dropAnimation={null} className={styles['overlay']} zIndex={60}>
      {active && held?.by === 'pointer' ? (
        <div className={styles['card']} style={{ left: grab.x, top: grab.y }}>
          {picture ? <Picture picture={picture} alt="" sizes="56px" className={styles['picture']} /> : null}
          <b>{held.what.title}</b>
        </div>
      ) : null}
    </DragOverlay>,
    document.body,
  );
}

/** Where it would come to lie, with the hours that it would have there. */
export function Line({ held, props }: { held: Held; props: DragProps }) {
  const { time } = useFormats();
  const slot = slotIn(held.target);
  const { what } = held;
  const page = props.within.current;
  const day = page && slot && daysIn(page).find(({ date }) => date === slot.date);
  const times = slot && timesFor(what, slot, props);
  // Where it was, its own row shows the place.
  if (!day || !times || sameSlot(slot, held.from)) return null;
  const { left, right } = day.rows[0]?.box ?? day.box;
  const top = lineAt(day, slot.index, what.id) + scrollY;
  return createPortal(
    <div className={styles['line']} data-line="" style={{ left, width: right - left, top }}>
      <span>
        {time(times.start)}–{time(times.end)}
      </span>
    </div>,
    document.body,
  );
}

/** Marks elements of the page as long as this is shown; they are made by others, who need not know of it. */
function useMark(selector: string | null, name: string): void {
  useEffect(() => {
    const marked = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
    for (const element of marked) element.dataset[name] = '';
    return () => {
      for (const element of marked) delete element.dataset[name];
    };
  }, [selector, name]);
}

/** The row that has been taken, the day that it would go to, and a tray within reach for what can be an idea again. */
export function Marks({ held }: { held: Held }) {
  const { what, target } = held;
  const row = what.kind === 'stop' ? `[data-stop="${CSS.escape(what.id)}"]` : `[data-idea="${what.idea.id}"]`;
  const slot = slotIn(target);
  useMark(row, 'lifted');
  useMark(slot && `[data-day="${slot.date}"], [data-day-name="${slot.date}"]`, 'target');
  useMark(target === 'ideas' ? '[data-ideas]' : null, 'target');
  const canBeIdea = what.kind === 'stop' && what.event.type === 'visit';
  const [reachable] = useState(areIdeasInView);
  if (!canBeIdea || reachable) return null;
  return createPortal(
    <div className={styles['tray']} data-ideas="">
      <Icon of={Lightbulb} size={18} /> Back to the ideas
    </div>,
    document.body,
  );
}
