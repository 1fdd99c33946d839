export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    'mf-discovery/TopDestinations': { limit?: number };
    'mf-discovery/PoiDetails': { slug: string };
    /** The dialog that puts a place into one of the person's trips; the person is signed in. */
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
