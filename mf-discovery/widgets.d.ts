export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    'mf-discovery/TopDestinations': { limit?: number };
    /** @unborrowed The itinerary's own page of a place is to show it. */
    'mf-discovery/PoiDetails': { slug: string };
  }
}
