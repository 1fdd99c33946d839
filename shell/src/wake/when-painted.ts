/** Milliseconds from when it is asked: a browser that draws nothing, such as one without windows, never says that it has. */
const patience = 1_000;

/** Runs the work once something of the page is to be seen: a page may have loaded before the browser has drawn it. */
export function whenPainted(work: () => void): void {
  const done = () => {
    clearTimeout(timer);
    observer.disconnect();
    work();
  };
  const observer = new PerformanceObserver(done);
  const timer = setTimeout(done, patience);
  observer.observe({ type: 'paint', buffered: true });
}
