export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    'mf-discovery/TopDestinations': { limit?: number };
    'mf-discovery/PoiDetails': { slug: string };
  }
}
