import styles from './steps.module.css';

const steps = [
  {
    title: 'Find your spot',
    text: 'Pick one city or several. We know what is there: kept temples, good markets, quiet gardens, and which day each of them is closed.',
  },
  {
    title: 'Plan, book, relax',
    text: 'Say how fast you like to travel. Tabi lays out the days, checks every opening hour and every way between, and leaves room for meals.',
  },
  {
    title: 'Travel with ease',
    text: 'Times are local, distances are honest, and the plan prints on paper. Change your mind as often as you like.',
  },
];

/** What Tabi does, in three steps. */
export function Steps() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className={styles['title']}>
        From an idea to a day that works
      </h2>
      <ol className={styles['steps']}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
