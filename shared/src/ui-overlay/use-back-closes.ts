import { useEffect, useRef } from 'react';
import { coarsePointer } from './use-coarse-pointer.ts';

type Watcher = EventTarget & { destroy: () => void };
type WithWatchers = { CloseWatcher?: new () => Watcher };

/**
 * What a phone closes things with, such as Back, closes this instead of leading to the page before; where the browser does not
 * tell, Back stays what it is. With a keyboard it is Escape, which is heard elsewhere.
 * @param close null: it cannot be closed in this way
 */
export function useBackCloses(close: (() => void) | null): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const isClosable = close !== null;
  useEffect(() => {
    const { CloseWatcher } = window as WithWatchers;
    if (!isClosable || !CloseWatcher || !window.matchMedia(coarsePointer).matches) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => latest.current?.());
    return () => watcher.destroy();
  }, [isClosable]);
}
