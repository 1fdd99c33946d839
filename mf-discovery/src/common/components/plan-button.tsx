import { openWidget, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';

type Props = {
  destination: { id: number; name: string };
  look?: 'primary' | 'secondary';
  children?: string;
};

/** Opens the trip form with the destination in it. */
export function PlanButton({ destination, look = 'primary', children = 'Plan a trip' }: Props) {
  const state = useAppStateSource();
  const form = { widget: 'mf-planner/TripForm', props: { destinations: [destination] }, title: 'Plan a trip' } as const;
  return (
    <Button look={look} onClick={() => openWidget(state, form)}>
      {children}
    </Button>
  );
}
