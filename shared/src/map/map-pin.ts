export type MapPoint = {
  /** Degrees. */
  lat: number;
  lng: number;
};

export type MapPin = {
  id: string;
  /** Degrees. */
  lat: number;
  lng: number;
  label: string;
  /** One or two characters on the pin. */
  mark: string;
  /** A token of the theme to be drawn in, such as `day-3`. */
  tone?: string;
  /** `idea`: one that is not part of the way; it is drawn hollow, and maps do not move to show it. */
  look?: 'stop' | 'idea';
};

export type MapWay = {
  points: readonly MapPoint[];
  tone: string;
  look: 'walk' | 'ride' | 'flight';
};
