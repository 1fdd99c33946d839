import type { TripIdea } from '@tabi/shared/contracts/trips';
import { formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { Button, Field, Icon, Input } from '@tabi/shared/ui';
import { ChevronDown, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { BringPlaces } from '../../../common/components/bring-places.tsx';
import type { Act } from '../state.ts';
import { DragHandle } from './drag-handle.tsx';
import styles from './ideas-tray.module.css';

type Props = { ideas: readonly TripIdea[]; act: ((act: Act) => void) | null };

/** So many need no search. */
const fewIdeas = 6;

const Idea = memo(function Idea({ idea, act }: { idea: TripIdea; act: Props['act'] }) {
  const { sentence } = useFormats();
  return (
    <li className={styles['idea']} data-idea={act ? idea.id : undefined}>
      {act ? <DragHandle name={idea.name} className={styles['handle']} /> : null}
      <div>
        <Link to={links.attraction(idea.location_slug, idea.slug)}>{idea.name}</Link>
        <p>
          {formatMinutes(idea.visit_minutes)}
          {idea.reason ? ` · ${sentence(idea.reason)}` : ''}
        </p>
      </div>
      {act ? (
        <Button
          look="quiet"
          size="small"
          aria-label={`Plan in ${idea.name}`}
          onClick={() => act({ do: 'plan-in', place: idea })}
        >
          <Icon of={Plus} size={16} /> Plan in
        </Button>
      ) : null}
    </li>
  );
});

/** Places without an hour yet, beside the days: each goes where it fits best, or is dragged to where it is wanted. */
export const IdeasTray = memo(function IdeasTray({ ideas, act }: Props) {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = ideas.filter(({ name, kind }) => `${name} ${kind}`.toLowerCase().includes(wanted));
  if (ideas.length === 0) return null;
  return (
    <section className={styles['tray']} aria-labelledby="ideas-title">
      <h2 id="ideas-title">
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Ideas <span>{ideas.length}</span>
          <Icon of={ChevronDown} size={18} />
        </button>
      </h2>
      <div hidden={!open}>
        {ideas.length > fewIdeas ? (
          <Field label="Find an idea" labelHidden>
            <Input
              type="search"
              placeholder="Find an idea"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        ) : null}
        <ul>
          {shown.map((idea) => (
            <Idea key={idea.id} idea={idea} act={act} />
          ))}
        </ul>
        {shown.length === 0 ? <p>No idea is called so.</p> : null}
        {act ? <BringPlaces /> : null}
      </div>
    </section>
  );
});
