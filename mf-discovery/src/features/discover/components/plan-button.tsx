import { emit } from '@tabi/shared/events';
import { Button } from '@tabi/shared/ui';

type Props = {
  destination: { id: number; name: string };
  look?: 'primary' | 'secondary';
};

/** Opens the trip form with the destination in it. */
export const PlanButton = ({ destination, look = 'primary' }: Props) => (
  <Button look={look} onClick={() => emit('discovery:trip-requested', { destinations: [destination] })}>
    Plan a trip
  </Button>
);
