import { currencyOf } from '@tabi/shared/money';
import { openCurrencies, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, VisuallyHidden } from '@tabi/shared/ui';
import { Flag } from './flag.tsx';

/** The currency of all prices now; press to choose another. */
export function CurrencyButton() {
  const { currency } = useAppState();
  const state = useAppStateSource();
  const known = currencyOf(currency);
  return (
    <Button size="small" aria-haspopup="dialog" onClick={() => openCurrencies(state)}>
      <VisuallyHidden>Currency: </VisuallyHidden>
      {known ? <Flag flag={known.flag} /> : null} {known?.name ?? currency} ({known?.symbol ?? currency})
    </Button>
  );
}
