export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    'mf-discovery/TopDestinations': { limit?: number };
    'mf-discovery/PoiDetails': { slug: string };
    /** The dialog that puts a place into one of the visitor's trips, whether they are signed in or not. */
    'mf-discovery/AddToTrip': {
      place: {
        id: number;
        slug: string;
        name: string;
        location_id: number;
        location_slug: string;
        location_name: string;
      };
      onClose: () => void;
    };
  }
}
