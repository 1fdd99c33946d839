import { joinNames } from '@tabi/shared/format';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import styles from './not-added.module.css';

type Line = {
  words: string;
  /** @returns whether it was stored; why not has been told by then */
  send: () => Promise<boolean>;
};

/** What was refused while the next line was being written already: it is kept until somebody has decided about it. */
export function useNotAdded() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const keep = (line: Line) => setLines((all) => [...all, line]);
  const again = () => {
    setLines([]);
    for (const line of lines) void line.send().then((stored) => (stored ? undefined : keep(line)));
  };
  return { lines, keep, again, leave: () => setLines([]) };
}

export function NotAdded({ of: { lines, again, leave } }: { of: ReturnType<typeof useNotAdded> }) {
  if (lines.length === 0) return null;
  return (
    <div role="group" aria-label="Not added" className={styles['left']}>
      <p>Not added: {joinNames(lines.map(({ words }) => words))}</p>
      <Button size="small" onClick={again}>
        Add again
      </Button>
      <Button size="small" look="quiet" onClick={leave}>
        Leave it
      </Button>
    </div>
  );
}
