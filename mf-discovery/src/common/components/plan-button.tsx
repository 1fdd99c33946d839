import { emit } from '@tabi/shared/events';
import { Button } from '@tabi/shared/ui';

type Props = {
  destination: { id: number; name: string };
  look?: 'primary' | 'secondary';
  children?: string;
};

/** Opens the trip form with the destination in it. */
export const PlanButton = ({ destination, look = 'primary', children = 'Plan a trip' }: Props) => (
  <Button look={look} onClick={() => emit('discovery:trip-requested', { destinations: [destination] })}>
    {children}
  </Button>
);
