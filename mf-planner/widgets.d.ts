export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    'mf-planner/TripForm': {
      /** Come prefilled. */
      destinations: readonly { id: number; name: string }[];
      /** The trip that is to be changed; without it a new one is planned. */
      trip?: string;
      onClose: () => void;
    };
  }
}
