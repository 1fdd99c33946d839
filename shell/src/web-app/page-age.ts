import { keptMeta, ofOtherMeta, standInMeta } from './kept-marks.ts';

export type PageAge = {
  /** When the server gave this document, if it comes from this device; ISO. */
  keptAt: string | null;
  /** It was made for another address, whose page looks otherwise. */
  isOfOther: boolean;
  /** It is the offline page, in the place of the one at this address. */
  standsIn: boolean;
};

const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** What the service worker wrote into this document. */
export const readPageAge = (): PageAge => ({
  keptAt: content(keptMeta),
  isOfOther: content(ofOtherMeta) !== null,
  standsIn: content(standInMeta) !== null,
});
