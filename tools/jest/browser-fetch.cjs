// Node's fetch knows only Node's AbortSignal and FormData, and the DOM knows only jsdom's: translate on the way in.
const nodeSignal = (signal) => {
  if (!signal || signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
};

const nodeBody = (body, window) => {
  if (!(body instanceof window.FormData)) return body;
  const form = new FormData();
  for (const [name, value] of body.entries()) form.append(name, typeof value === 'string' ? value : value.name);
  return form;
};

const translate = (init, window) =>
  init && { ...init, signal: nodeSignal(init.signal), body: nodeBody(init.body, window) };

// A browser resolves "/api/…" against the page; Node has no page.
const absolute = (input, window) =>
  typeof input === 'string' ? new URL(input, window.location.href).href : (input.href ?? input);

const browserFetch = (window) => {
  class BrowserRequest extends Request {
    constructor(input, init) {
      super(absolute(input, window), translate(init, window));
    }
  }
  const browserFetchCall = (input, init) => fetch(absolute(input, window), translate(init, window));
  class BrowserChannel extends BroadcastChannel {
    constructor(name) {
      super(name);
      this.unref();
    }
  }
  return { Request: BrowserRequest, fetch: browserFetchCall, BroadcastChannel: BrowserChannel };
};

module.exports = { browserFetch };
