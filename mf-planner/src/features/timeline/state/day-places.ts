import type { Box, DayPlace, Row } from '../domain/insertion.ts';

const boxOf = (element: Element): Box => element.getBoundingClientRect();

const rowsIn = (day: Element): Row[] =>
  [...day.querySelectorAll<HTMLElement>('[data-stop]')].map((row) => ({
    id: row.dataset['stop'] ?? '',
    box: boxOf(row),
  }));

/** The days as they lie in the window now. The rows of a day are measured when somebody asks for them: a long trip has hundreds. */
export const daysIn = (page: ParentNode): DayPlace[] =>
  [...page.querySelectorAll<HTMLElement>('[data-day]')].map((day) => ({
    date: day.dataset['day'] ?? '',
    box: boxOf(day),
    get rows() {
      return rowsIn(day);
    },
  }));

const holds = ({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }) =>
  x >= left && x < right && y >= top && y < bottom;

/** The day whose name in the strip lies there. */
export const namedDayAt = (at: { x: number; y: number }): string | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-day-name]')].find((name) => holds(boxOf(name), at))?.dataset[
    'dayName'
  ];

/** Whether something that is let go there goes among the ideas. */
export const isOverIdeas = (at: { x: number; y: number }): boolean =>
  [...document.querySelectorAll('[data-ideas]')].some((tray) => holds(boxOf(tray), at));

/** Whether the ideas can be reached without scrolling. */
export const areIdeasInView = (): boolean =>
  [...document.querySelectorAll('[data-ideas]')].some((tray) => {
    const { top, bottom, height } = tray.getBoundingClientRect();
    return height > 0 && top < innerHeight * 0.8 && bottom > innerHeight * 0.2;
  });
