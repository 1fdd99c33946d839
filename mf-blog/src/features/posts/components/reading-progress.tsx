import styles from './reading-progress.module.css';

/** How far the story has been read: drawn by the browser as the page scrolls, without script. */
export const ReadingProgress = () => <div className={styles['progress']} aria-hidden="true" />;
