import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { keptPromise } from './kept-promise.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteError } from './remote-error.ts';
import { RemoteStyles } from './remote-styles.tsx';
import { useRemotes } from './remotes-context.tsx';
import type { WidgetName, WidgetProps } from './widgets.ts';

type Props<N extends WidgetName> = {
  widget: N;
  props: WidgetProps[N];
  /** The shape of what comes. */
  skeleton?: ReactNode;
} & (
  | {
      /** What it is, for the note when it cannot be shown: "Top destinations". */
      title: string;
    }
  | {
      /** Instead of the note, for what has no place of its own on the page. */
      fallback: (error: RemoteError, retry: () => void) => ReactNode;
    }
);

/** Whoever borrows it had name and properties checked; from here on a widget is just a component. */
function Loaded({ widget, props }: { widget: string; props: object }) {
  const loader = useRemotes();
  const [remote = '', name = ''] = widget.split('/');
  const expose = `widgets/${name}`;
  const here = loader.peek(remote, expose);
  const module = use(here === undefined ? loader.load(remote, expose) : keptPromise(here)) as Record<string, unknown>;
  const Widget = module[name] as ComponentType<object>;
  return (
    <>
      <RemoteStyles remote={remote} part={expose} />
      <Widget {...props} />
    </>
  );
}

const noteOf = (title: string) => (error: RemoteError, retry: () => void) => (
  <ErrorState
    size="small"
    title={`${title} cannot be shown right now`}
    text={error.failure === 'broken' ? 'Reload the page to try again.' : 'Everything else works.'}
    retry={error.failure === 'broken' ? undefined : retry}
  />
);

/** Something that another app lends. When that app is down, only this small place says so. */
export function RemoteWidget<N extends WidgetName>({ widget, props, skeleton = null, ...down }: Props<N>) {
  const fallback = 'fallback' in down ? down.fallback : noteOf(down.title);
  const [remote = '', name = ''] = (widget as string).split('/');
  return (
    <RemoteBoundary remote={remote} part={`widgets/${name}`} fallback={fallback}>
      {(attempt) => (
        <Suspense key={attempt} fallback={skeleton}>
          <Loaded widget={widget} props={props} />
        </Suspense>
      )}
    </RemoteBoundary>
  );
}
