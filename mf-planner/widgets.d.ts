export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    /** The form that plans a trip. Destinations come prefilled. */
    'mf-planner/TripForm': { destinations: readonly { id: number; name: string }[]; onClose: () => void };
  }
}
