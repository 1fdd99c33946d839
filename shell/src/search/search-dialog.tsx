import { useApi, useDebouncedValue } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { Dialog, PickList, type PickGroup } from '@tabi/shared/ui-overlay';
import { useMemo, useState } from 'react';
import { groupsOf, tripsNamed } from './groups.ts';
import styles from './search.module.css';

const typingPause = 200;
const fewestLetters = 2;

const ways: PickGroup = {
  label: 'Go to',
  items: [
    { value: links.destinations(), label: 'All destinations' },
    { value: links.blog(), label: 'Blog' },
    { value: links.myTrips(), label: 'My trips' },
  ],
};

/** What fits the text, and whether the answer is still on its way. */
function useFound(text: string) {
  const settled = useDebouncedValue(text.trim(), typingPause);
  const wanted = settled.length >= fewestLetters ? settled : '';
  const found = useApi('GET /api/search', wanted ? { query: { text: wanted } } : null, { background: true });
  const trips = useApi('GET /api/user/trips', { query: { filter: 'all' } }, { background: true });
  const groups = useMemo(() => {
    const mine = tripsNamed(trips.data?.results ?? [], wanted);
    return wanted ? [...mine, ...groupsOf(found.data?.results ?? [])] : [...mine, ways];
  }, [wanted, found.data, trips.data]);
  const waiting = text.trim().length >= fewestLetters && (text.trim() !== wanted || found.isLoading);
  return { groups, waiting, failed: found.error !== undefined, retry: found.retry };
}

/** Search over everything: destinations, places, stories and one's own trips. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { groups, waiting, failed, retry } = useFound(text);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog open full size="medium" title="Search Tabi" onClose={onClose}>
      <PickList
        label="Search destinations, places, stories and your trips"
        placeholder="Kyoto, night market, 伏見稲荷…"
        text={text}
        onText={setText}
        groups={groups}
        onPick={go}
      >
        <p role="status" className={styles['status']}>
          {failed ? (
            <>
              The search did not answer.{' '}
              <button type="button" onClick={retry}>
                Try again
              </button>
            </>
          ) : waiting ? (
            'Searching…'
          ) : (
            `Nothing is called “${text.trim()}”. Try another spelling, or the name of the town.`
          )}
        </p>
      </PickList>
    </Dialog>
  );
}
