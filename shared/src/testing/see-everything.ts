/** Whatever waits until it is near or in sight is so at once, until the test's mocks are restored. */
export function seeEverything(): void {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(function (seen: IntersectionObserverCallback) {
    const observer: IntersectionObserver = {
      observe: () => seen([{ isIntersecting: true } as IntersectionObserverEntry], observer),
      disconnect: () => undefined,
    } as never;
    return observer;
  } as never);
}
