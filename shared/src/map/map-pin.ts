export type MapPin = {
  id: string;
  /** Degrees. */
  lat: number;
  lng: number;
  label: string;
  /** One or two characters on the pin. */
  mark: string;
};
