/** Whether something on the screen is nothing before the app runs, such as a map: it says so itself, by `data-awaits-app`. */
export const somethingWaits = (): boolean =>
  [...document.querySelectorAll('[data-awaits-app]')].some((part) => {
    // What is passed over as far below would be laid out to be measured.
    if (!part.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
