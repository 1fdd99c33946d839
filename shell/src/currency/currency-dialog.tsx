import { useApi } from '@tabi/shared/data';
import { formatDate } from '@tabi/shared/format';
import { useAppState, useAppStateSource } from '@tabi/shared/state';
import { Dialog } from '@tabi/shared/ui-overlay';
import { classNames, Field, Input } from '@tabi/shared/ui';
import { useState } from 'react';
import { Flag } from './flag.tsx';
import styles from './currency.module.css';
import { matchingCurrencies } from './matching.ts';

function Rates() {
  const { data } = useApi('GET /api/currencies', {}, { background: true });
  const newest = data?.results
    .filter(({ kind, code }) => kind === 'ecb' && code !== 'EUR')
    .map(({ as_of }) => as_of)
    .sort()
    .at(-1);
  if (!newest) return null;
  return (
    <p className={styles['note']}>
      Rates: European Central Bank, {formatDate(newest)}; where it has none, pegs and rounded rates. Places ask for
      their own currency.
    </p>
  );
}

/** All prices in one's own money: forty-nine currencies, found by name, code or symbol. */
export function CurrencyDialog({ onClose }: { onClose: () => void }) {
  const { currency: current } = useAppState();
  const state = useAppStateSource();
  const [text, setText] = useState('');
  const found = matchingCurrencies(text);
  const choose = (code: string) => {
    state.currency = code;
    onClose();
  };
  return (
    <Dialog
      open
      full
      size="medium"
      title="Your currency"
      intro="Prices everywhere on Tabi follow it."
      onClose={onClose}
    >
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) choose(found[0].code);
        }}
      >
        <Field label="Search currencies">
          <Input
            type="search"
            placeholder="Yen, THB, €…"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
      <p role="status" className={styles['count']}>
        {found.length === 0 ? 'No currency of that name.' : text ? `${found.length} found` : ''}
      </p>
      <ul className={styles['list']}>
        {found.map(({ code, name, symbol, flag }) => (
          <li key={code}>
            <button
              type="button"
              className={classNames(styles['currency'], code === current && styles['current'])}
              aria-pressed={code === current}
              onClick={() => choose(code)}
            >
              <Flag flag={flag} />
              <span>
                {name} <small>{code}</small>
              </span>
              <span className={styles['symbol']}>{symbol}</span>
            </button>
          </li>
        ))}
      </ul>
      <Rates />
    </Dialog>
  );
}
