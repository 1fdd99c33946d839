// What jsdom cannot do because it does not lay out: inert stand-ins, so that components mount.
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// A device of somebody who wants no motion: nothing in a test waits for an animation that it is not about.
const matchMedia = (window) => (query) => {
  const matches = query.includes('prefers-reduced-motion: reduce');
  const target = new window.EventTarget();
  return Object.assign(target, { media: query, matches, onchange: null, addListener() {}, removeListener() {} });
};

const pointerEvent = (window) =>
  class PointerEvent extends window.MouseEvent {
    constructor(type, init = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 1;
      this.pointerType = init.pointerType ?? 'mouse';
      this.isPrimary = init.isPrimary ?? true;
    }
  };

const standIns = (window) => {
  const missing = {
    ResizeObserver: InertObserver,
    IntersectionObserver: InertObserver,
    PointerEvent: pointerEvent(window),
    matchMedia: matchMedia(window),
    requestIdleCallback: (run) => window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 10 }), 0),
    cancelIdleCallback: (id) => window.clearTimeout(id),
  };
  for (const [name, value] of Object.entries(missing)) window[name] ??= value;
  window.scrollTo = () => {};
  window.scrollBy = () => {};
  const element = window.Element.prototype;
  element.scrollTo ??= () => {};
  element.scrollIntoView ??= () => {};
  element.hasPointerCapture ??= () => false;
  element.setPointerCapture ??= () => {};
  element.releasePointerCapture ??= () => {};
  window.HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  window.HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
    this.dispatchEvent(new window.Event('close'));
  };
  // A canvas of it says only, in many lines, that it cannot draw.
  window.HTMLCanvasElement.prototype.getContext = () => null;
  window.URL.createObjectURL ??= () => 'blob:test';
  window.URL.revokeObjectURL ??= () => {};
};

module.exports = { standIns };
