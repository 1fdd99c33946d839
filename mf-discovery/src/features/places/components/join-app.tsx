import { WaitingList } from '@tabi/shared/lists';
import { classNames } from '@tabi/shared/ui';
import styles from '../../../common/components/banner.module.css';

/** The way onto the mobile app's waiting list. */
export const JoinApp = () => (
  <section aria-labelledby="join-app" className={classNames(styles['banner'], styles['ahead'])}>
    <div>
      <h2 id="join-app">Your plan in your pocket</h2>
      <p>A mobile app with your days, offline, is on its way. Leave your address and hear of it first.</p>
    </div>
    <div className={styles['field']}>
      <WaitingList />
    </div>
  </section>
);
