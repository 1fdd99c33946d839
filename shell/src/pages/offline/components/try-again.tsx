import { Button } from '@tabi/shared/ui';

/** Asks the network once more for the page of this address. */
export const TryAgain = () => (
  <p>
    <Button look="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  </p>
);
