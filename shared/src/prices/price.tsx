import { usePrices } from './use-prices.ts';
import styles from './price.module.css';

type Props = {
  /** In integer minor units of `currency`. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Whether what is asked for on the spot stands beside it; else it is told on hover. */
  both?: boolean;
};

function Paid({ amount, currency, both }: Props) {
  const { shown, original } = usePrices()(amount, currency);
  if (!original) return <span className={styles['price']}>{shown}</span>;
  if (!both)
    return (
      <span className={styles['price']} title={`${original} on the spot`}>
        {shown}
      </span>
    );
  return (
    <span className={styles['price']}>
      {original} <span className={styles['about']}>{shown}</span>
    </span>
  );
}

/** A price in the visitor's currency. Nothing to pay reads `Free`. */
export const Price = (price: Props) => (price.amount === 0 ? <>Free</> : <Paid {...price} />);
