import { useEffect, useState } from 'react';
import styles from './planning.module.css';

const steps = [
  'Collecting the places worth your time',
  'Checking which of them are open on your days',
  'Putting them in an order that saves your feet',
  'Leaving room for lunch',
];
const stepEvery = 1_400;

/** While a trip is being made. Usually it is there before the second line. */
export function Planning({ days, destinations }: { days: number; destinations: string }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, steps.length - 1)), stepEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status" className={styles['planning']}>
      <span className={styles['sun']} aria-hidden="true" />
      <p className={styles['title']}>
        Creating your personalised {days} day(s) trip to {destinations}
      </p>
      <p className={styles['step']}>{steps[step]}…</p>
    </div>
  );
}
