/** So long nobody is told that they wait, in milliseconds. */
const patience = 300;
let waits = 0;

const tell = () => {
  document.documentElement.dataset['waiting'] = '';
};

/** Whether somebody has just pressed something: what comes by itself need not be waited for. */
const isAskedFor = () => typeof navigator !== 'undefined' && navigator.userActivation?.isActive === true;

/**
 * Shows at the top of the window that something is on its way which somebody has pressed for, where it does not come at once.
 * The browser tells of presses; one that does not shows nothing.
 */
export async function whileWaiting<T>(coming: Promise<T>): Promise<T> {
  if (!isAskedFor()) return coming;
  waits += 1;
  const timer = setTimeout(tell, patience);
  try {
    return await coming;
  } finally {
    clearTimeout(timer);
    waits -= 1;
    if (waits === 0) delete document.documentElement.dataset['waiting'];
  }
}
