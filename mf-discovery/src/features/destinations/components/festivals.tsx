import type { Festival } from '@tabi/shared/contracts/guides';
import { formatFestivalDays } from '../domain/guide-words.ts';
import { GuideRows } from './guide-rows.tsx';
import { NameWithLocal } from './name-with-local.tsx';
import styles from './local-guide.module.css';

/** How many are shown: those on and next. */
const most = 6;

/** What is kept here, with its next days. */
export const Festivals = ({ festivals }: { festivals: Festival[] }) => (
  <GuideRows
    id="festivals"
    title="Festivals to come"
    what="festivals"
    rows={festivals.slice(0, most).map((festival) => ({
      key: festival.slug,
      name: <NameWithLocal of={festival} />,
      text: (
        <>
          <span className={styles['aside']}>{formatFestivalDays(festival)}.</span> {festival.text}
        </>
      ),
    }))}
  />
);
