export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    /** With a location: its stories under a heading of their own, and nothing where there are none. */
    'mf-blog/LatestPosts': { limit?: number; location?: { slug: string; name: string } };
  }
}
