import { useEffect, useState } from 'react';
import { pagesCache, privateCache } from '../../web-app/kept-marks.ts';
import { answerAbout, inOrder, linkOf, type KeptLink } from './domain.ts';

async function keptIn(name: string): Promise<KeptLink[]> {
  // Opening a cache that is not there would make one.
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const textAt = async (address: string) => (await cache.match(address, { ignoreVary: true }))?.text();
  const found = (await cache.keys()).map(async ({ url }) => {
    const about = answerAbout(url);
    return linkOf(url, (await textAt(url)) ?? '', about ? await textAt(about) : undefined);
  });
  return (await Promise.all(found)).filter((link) => link !== null);
}

/** What opens on this device without a network. */
export function useKeptLinks(): KeptLink[] {
  const [links, setLinks] = useState<KeptLink[]>([]);
  useEffect(() => {
    if (!('caches' in window)) return undefined;
    let wanted = true;
    Promise.all([keptIn(privateCache), keptIn(pagesCache)]).then(
      (found) => wanted && setLinks(inOrder(found.flat())),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return links;
}
