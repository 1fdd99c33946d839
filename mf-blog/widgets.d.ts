export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    'mf-blog/LatestPosts': { limit?: number };
  }
}
