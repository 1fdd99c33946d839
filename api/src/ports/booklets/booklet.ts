import type { Han } from './font-files.ts';

/** What stands under a stop’s name. */
export interface BookletLine {
  tone: 'soft' | 'open' | 'closed' | 'note';
  text: string;
}

export interface BookletRow {
  kind: 'stop' | 'way' | 'other';
  time: string;
  until: string;
  /** The stop's number on the map. */
  mark: string | null;
  title: string;
  /** The name that people there write. */
  local: string | null;
  lines: BookletLine[];
  cost: string | null;
}

export interface BookletDay {
  number: number;
  date: string;
  place: string;
  han: Han;
  /** `#rrggbb`. */
  colour: string;
  /** An SVG of our own; null for a day without a stop. */
  map: string | null;
  sum: string;
  notes: string[];
  rows: BookletRow[];
  /** Where the night after it is spent. */
  bed: string | null;
}

/** All that is printed, in words; nothing in it is ever read as anything else. */
export interface Booklet {
  title: string;
  dates: string;
  places: string;
  by: string | null;
  /** Of the itinerary. */
  address: string;
  han: Han;
  days: BookletDay[];
  todos: { title: string; items: { title: string; due: string | null; done: boolean }[] }[];
}

export interface PrintRequest {
  booklet: Booklet;
  /** JPEG. */
  cover: Uint8Array | null;
}
