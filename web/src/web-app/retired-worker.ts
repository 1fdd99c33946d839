/**
 * The service worker of a site that has none any more: it takes the place of the one before, deletes all that was kept
 * and ends itself. Open pages stay as they are; from their next load on there is only the network.
 */
export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const sweep = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tabi-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(sweep());
});
`;
