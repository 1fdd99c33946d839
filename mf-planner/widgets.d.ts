export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    /** Nothing where this browser holds no trip that was begun in the form. */
    'mf-planner/BegunTrip': Record<string, never>;
    'mf-planner/TripForm': {
      /** Come prefilled. */
      destinations: readonly { id: number; name: string }[];
      /** Ids of places that the trip is to have. */
      places?: readonly number[];
      /** Ids of the destinations that these are in, in the same order: those of others stay behind, and the form says so. */
      towns?: readonly number[];
      /** The trip that is to be changed; without it a new one is planned. */
      trip?: string;
      /** Of that trip: only this is asked, where the form goes step by step. */
      question?: 'theme' | 'duration' | 'locations' | 'date';
      onClose: () => void;
    };
  }
}
