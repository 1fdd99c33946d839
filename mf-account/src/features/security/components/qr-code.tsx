import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A picture that a phone’s camera reads. Dark on light in both themes: not every camera reads the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark} shapeRendering="crispEdges" />
    </svg>
  );
}
