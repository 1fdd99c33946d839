/** What each remote lends to the others, and what it must be told. */
export type WidgetProps = {
  'mf-discovery/TopDestinations': { limit?: number };
  'mf-discovery/PoiDetails': { slug: string };
  'mf-planner/TripForm': { destinations: { id: number; name: string }[]; onClose: () => void };
  /** The person's lists to put a thing into; the person is signed in. */
  'mf-account/WishlistPicker': {
    thing: { kind: 'place' | 'destination'; id: number; name: string };
    onClose: () => void;
  };
  'mf-blog/LatestPosts': { limit?: number };
  'mf-blog/NewsletterForm': Record<string, never>;
};
export type WidgetName = keyof WidgetProps;
