import type { PageData } from '@tabi/shared/federation';
import { useEffect, useState, type CSSProperties } from 'react';
import { findParts, type Part } from './parts.ts';

const tints = ['var(--jade)', 'var(--red)', 'var(--indigo)', 'var(--saffron)'];
/** One colour for each remote, in the order of their names; where there are more than colours, they come again. */
const tintOf = (app: string, apps: readonly string[]) =>
  app === 'shell' ? 'var(--soft)' : (tints[apps.indexOf(app) % tints.length] ?? 'var(--ink)');
const small = '500 12px / 1.4 ui-monospace, monospace';
/** Milliseconds: parts come and go without an event that would tell. */
const lookEvery = 400;

const label: CSSProperties = { position: 'absolute', insetInlineStart: 0, padding: '1px 6px', color: 'var(--paper)' };
const corner: CSSProperties = {
  position: 'fixed',
  insetInlineStart: 8,
  insetBlockEnd: 8,
  zIndex: 100,
  display: 'flex',
};
const chip: CSSProperties = {
  font: small,
  padding: '4px 10px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--raised)',
  color: 'var(--ink)',
};

/** `mf-blog of Blog, 1a2b from this site`. */
const say = (app: string, { owner, origin }: Described) => `${app} of ${owner}${origin ? `, ${origin}` : ''}`;

function Outline({ part: { app, box }, about, tint }: { part: Part; about: Described; tint: string }) {
  const frame: CSSProperties = { position: 'absolute', zIndex: 99, pointerEvents: 'none', font: small };
  return (
    <li style={{ ...frame, ...box, outline: `2px solid ${tint}`, outlineOffset: -2, listStyle: 'none' }}>
      <span style={{ ...label, background: tint }}>{say(app, about)}</span>
    </li>
  );
}

function useParts(shown: boolean): Part[] {
  const [parts, setParts] = useState<Part[]>([]);
  useEffect(() => {
    if (!shown) return undefined;
    const look = () => setParts(findParts());
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [shown]);
  return shown ? parts : [];
}

/** Alt + Shift + O, wherever the focus is. By the key's place: with Alt some layouts write another letter. */
function useKey(press: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyO') press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [press]);
}

/** The team that owns an app, and where its build is from; the shell's is the page's own. */
export type Described = { owner: string; origin: string | null };

export type Overrides = NonNullable<PageData['dev']>['overrides'];
type Props = {
  overrides: Overrides;
  /** The names of all remotes. */
  apps: readonly string[];
  about: (app: string) => Described;
  reset: () => void;
};

/** Shows developers which app owns which part of the page, and whether a build of their own stands in for one. */
export function DevOverlay({ overrides, apps, about, reset }: Props) {
  const [shown, setShown] = useState(false);
  const [toggle] = useState(() => () => setShown((now) => !now));
  const parts = useParts(shown);
  useKey(toggle);
  return (
    <>
      {shown ? (
        <ul aria-label="Who owns what" style={{ margin: 0, padding: 0 }}>
          {parts.map((part, index) => (
            <Outline key={`${part.app} ${index}`} part={part} about={about(part.app)} tint={tintOf(part.app, apps)} />
          ))}
        </ul>
      ) : null}
      <aside aria-label="For developers" style={{ ...corner, gap: 8 }}>
        <button type="button" style={chip} aria-pressed={shown} title="Alt + Shift + O" onClick={toggle}>
          Who owns what
        </button>
        {overrides.map(({ remote, origin, reached }) => (
          <span key={remote} role="status" style={{ ...chip, background: 'var(--saffron-wash)' }}>
            {`${remote} from ${origin}${reached ? '' : ', which does not answer'}`}
          </span>
        ))}
        {overrides.length > 0 ? (
          <button type="button" style={chip} onClick={reset}>
            Reset
          </button>
        ) : null}
      </aside>
    </>
  );
}
