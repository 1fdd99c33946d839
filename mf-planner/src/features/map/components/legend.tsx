import styles from './legend.module.css';

const ways = [
  ['walk', 'on foot'],
  ['ride', 'by road, rail or water'],
  ['flight', 'by air'],
] as const;

/** What the lines mean; the colours are those of the days beside the map. */
export function Legend({ hasIdeas }: { hasIdeas: boolean }) {
  return (
    <ul className={styles['legend']} aria-label="What the lines mean">
      {ways.map(([look, words]) => (
        <li key={look}>
          <i className={styles[look]} aria-hidden="true" /> {words}
        </li>
      ))}
      {hasIdeas ? (
        <li>
          <i className={styles['idea']} aria-hidden="true" /> an idea
        </li>
      ) : null}
    </ul>
  );
}
