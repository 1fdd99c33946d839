import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragStartEvent,
} from '@dnd-kit/core';
import { VisuallyHidden } from '@tabi/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { slotAt, slotByKey, slotOf } from '../domain/insertion.ts';
import { daysIn, isOverIdeas, namedDayAt } from '../state/day-places.ts';
import { InHand, Line, Marks } from './drag-marks.tsx';
import { DragSource } from './drag-source.tsx';
import { carriedOf, slotIn, slotOnDay, useCarried, type DragProps } from './use-carried.ts';

/** A mouse lifts by being moved; a finger by resting, and one that moves earlier scrolls the page. */
const mouse = { activationConstraint: { distance: 6 } };
const finger = { activationConstraint: { delay: 250, tolerance: 8 } };
const keys = { start: ['Space', 'Enter'], end: ['Space', 'Enter'], cancel: ['Escape', 'Tab'] };
/** The page comes along near its upper and lower edge. */
const autoScroll = { threshold: { x: 0, y: 0.14 }, layoutShiftCompensation: false } as const;
/** What is read out is said here, in words of the trip. */
const nothing = () => undefined;
const accessibility = {
  restoreFocus: false,
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: 'Space lifts a stop, the arrow keys carry it, and Space drops it.' },
};

/** The press that ends a drag is no press of what lies below. */
function swallowClick(): void {
  const stop = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 60);
}

/** What was dropped by keyboard goes on having the focus, wherever it is drawn then. */
function useFocusAfter({ within, days }: Pick<DragProps, 'within' | 'days'>) {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null || document.activeElement !== document.body) return;
    const row = within.current?.querySelector(`[data-stop="${CSS.escape(next.current)}"]`);
    row?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
    next.current = null;
  }, [within, days]);
  return next;
}

/** Keeps the place that the keyboard has come to where one sees it. */
function bringIntoView(page: HTMLElement, date: string): void {
  const day = page.querySelector(`[data-day="${date}"]`);
  const line = document.querySelector('[data-line]') ?? day;
  const top = line?.getBoundingClientRect().top ?? 0;
  if (top < innerHeight * 0.2 || top > innerHeight * 0.8) scrollBy({ top: top - innerHeight / 2 });
}

type Press = { row: HTMLElement; grab: { x: number; y: number } };

/** What the sensors tell, in terms of stops and days. */
function useHands(props: DragProps, carried: ReturnType<typeof useCarried>) {
  const { within, days, trip } = props;
  const { now, lift, carry } = carried;
  const pressed = useRef<Press | null>(null);
  const [grab, setGrab] = useState({ x: 0, y: 0 });
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const placesNow = () => daysIn(within.current ?? document.body);

  const onKey = (key: KeyboardEvent) => {
    const { current } = now;
    if (!current || !key.key.startsWith('Arrow')) return undefined;
    key.preventDefault();
    const places = placesNow();
    const first = places[0] && { date: places[0].date, index: 0 };
    const from = slotIn(current.target) ?? first;
    if (from) carry(slotByKey(key.key, from, places, current.what.id));
    return undefined;
  };
  const follow: CollisionDetection = ({ pointerCoordinates }) => {
    pointer.current = pointerCoordinates;
    return [];
  };
  const onStart = ({ activatorEvent }: DragStartEvent) => {
    const press = pressed.current;
    const what = press && carriedOf(press.row, { days, trip });
    if (!what) return;
    setGrab(press.grab);
    lift(what, slotOf(placesNow(), what.id), activatorEvent instanceof KeyboardEvent ? 'keys' : 'pointer');
  };
  const onMove = () => {
    const at = pointer.current;
    if (!at || now.current?.by !== 'pointer') return;
    const { what } = now.current;
    const canBeIdea = what.kind === 'stop' && what.event.type === 'visit';
    const named = namedDayAt(at);
    if (isOverIdeas(at)) carry(canBeIdea ? 'ideas' : null);
    else if (named) carry(slotOnDay(now.current, named, props));
    else carry(slotAt(at, placesNow(), what.id));
  };
  const onPress = (press: Press) => {
    pressed.current = press;
  };
  /** While it is held over the name of a day the page rests. */
  const canScroll = () => !pointer.current || !namedDayAt(pointer.current);
  return { grab, canScroll, onKey, follow, onStart, onMove, onPress };
}

/** Carries stops and ideas by mouse, finger and keyboard. The rows are others': here is only what follows the hand. */
export function DragLayer(props: DragProps) {
  const { within, days } = props;
  const carried = useCarried(props);
  const { held, now, said, drop, putBack } = carried;
  const hands = useHands(props, carried);
  const focusNext = useFocusAfter({ within, days });
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, finger),
    useSensor(KeyboardSensor, { keyboardCodes: keys, coordinateGetter: hands.onKey }),
  );
  const end = (finish: () => void) => () => {
    if (now.current?.by === 'keys') focusNext.current = now.current.what.id;
    else swallowClick();
    finish();
  };
  const slot = held?.by === 'keys' ? slotIn(held.target) : null;
  useEffect(() => {
    if (slot && within.current) bringIntoView(within.current, slot.date);
  }, [slot, within]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={hands.follow}
      autoScroll={{ ...autoScroll, canScroll: hands.canScroll }}
      accessibility={accessibility}
      onDragStart={hands.onStart}
      onDragMove={hands.onMove}
      onDragEnd={end(drop)}
      onDragCancel={end(putBack)}
    >
      <DragSource within={within} onPress={hands.onPress} />
      {held ? <Marks held={held} /> : null}
      {held ? <Line held={held} props={props} /> : null}
      <InHand held={held} grab={hands.grab} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  );
}
