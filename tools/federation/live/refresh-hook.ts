type Family = unknown;
type Handler = (type: unknown) => Family | undefined;
type Renderer = { setRefreshHandler?: (handler: Handler) => void };

/**
 * What React Refresh finds instead of the developer tools of a browser that has none. It must be there before React,
 * and keep every renderer: each app's copy of React Refresh looks them up here when the app comes.
 */
function createHook() {
  const renderers = new Map<number, Renderer>();
  return {
    renderers,
    supportsFiber: true,
    inject(renderer: Renderer): number {
      renderers.set(renderers.size + 1, withAllHandlers(renderer));
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}

/**
 * React asks one handler what has become of a component. Every app has its own, which knows the app's components alone:
 * all of them are asked, or one app's change would bring back the old code of another.
 */
export function withAllHandlers<R extends Renderer>(renderer: R): R {
  const set = renderer.setRefreshHandler;
  if (!set) return renderer;
  const handlers = new Set<Handler>();
  const askAll: Handler = (type) => {
    for (const handler of handlers) {
      const family = handler(type);
      if (family) return family;
    }
    return undefined;
  };
  renderer.setRefreshHandler = (handler) => {
    handlers.add(handler);
    set(askAll);
  };
  return renderer;
}

type Hook = { inject: (renderer: Renderer) => number; ofTabi?: true };
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };

/** The browser's developer tools keep every renderer too. */
function extend(hook: Hook): void {
  const { inject } = hook;
  hook.inject = (renderer) => inject.call(hook, withAllHandlers(renderer));
}

// Each app brings this; the first one of a page does it.
const theirs = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (!theirs) page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { ...createHook(), ofTabi: true };
else if (!theirs.ofTabi) {
  extend(theirs);
  theirs.ofTabi = true;
}
