import { Component, createRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { RemoteError } from './remote-error.ts';
import { useRemotes, type RemoteLoader } from './remotes-context.tsx';
import { watchForReturn } from './watch-for-return.ts';

type Props = {
  remote: string;
  /** What of the remote stands here: `widgets/TripForm`, `page:blog`. What is named can come back by itself. */
  part?: string;
  fallback: (error: RemoteError, retry: () => void) => ReactNode;
  /** `attempt` counts the tries: key what waits for the remote by it. */
  children: (attempt: number) => ReactNode;
};
type State = {
  error: RemoteError | null;
  attempt: number;
  /** An earlier build has taken the place of one that threw. */
  stoodIn: boolean;
  /** What failed came back by itself. */
  isBack: boolean;
};

class Boundary extends Component<Props & { loader: RemoteLoader }, State> {
  override state: State = { error: null, attempt: 0, stoodIn: false, isBack: false };
  private note = createRef<HTMLDivElement>();
  private stop: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof RemoteError ? error : new RemoteError('', 'broken', { cause: error }) };
  }

  override componentDidCatch(error: unknown) {
    const { loader, remote, part } = this.props;
    loader.report?.(remote, error);
    if (!part) return;
    // What could not be loaded was tried with every build; what threw when it was shown was not.
    const canStepBack = !(error instanceof RemoteError) && loader.stepBack?.(remote, part, error) === true;
    if (canStepBack && !this.state.stoodIn) {
      this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1, stoodIn: true }));
      return;
    }
    this.stop?.();
    this.stop = watchForReturn(this.look);
  }

  /** Nothing changes on the page until what failed is here. */
  private look = async (): Promise<boolean> => {
    const { loader, remote, part } = this.props;
    if (!part || !this.state.error || !(await loader.heal?.(remote, part))) return false;
    const note = this.note.current;
    const place = note?.parentElement;
    const hadFocus = note?.contains(document.activeElement) ?? false;
    this.setState(
      ({ attempt }) => ({ error: null, attempt: attempt + 1, isBack: true }),
      () => {
        if (hadFocus && place && document.activeElement === document.body) focusWithin(place);
      },
    );
    return true;
  };

  override componentWillUnmount() {
    this.stop?.();
    if (this.state.error) this.props.loader.forget(this.props.remote);
  }

  retry = () => {
    this.stop?.();
    this.props.loader.forget(this.props.remote);
    this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1, stoodIn: false, isBack: false }));
  };

  override render() {
    const { error, attempt, isBack } = this.state;
    const shown = error ? (
      <div ref={this.note} style={{ display: 'contents' }}>
        {this.props.fallback(error, this.retry)}
      </div>
    ) : (
      this.props.children(attempt)
    );
    const told = (
      <>
        {shown}
        {error || isBack ? (
          <div role="status" key="told">
            <VisuallyHidden>{isBack && !error ? 'What was missing here is back.' : ''}</VisuallyHidden>
          </div>
        ) : null}
      </>
    );
    if (!this.props.loader.marks) return told;
    return (
      <div data-app={this.props.remote} style={{ display: 'contents' }}>
        {told}
      </div>
    );
  }
}

/** Whoever was in the note goes on where it stood, and the page does not move under them. */
function focusWithin(place: HTMLElement): void {
  const target = place.querySelector<HTMLElement>('h1, h2, h3, a[href], button') ?? place;
  if (target.matches('h1, h2, h3, div, section, main')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Keeps a remote's failure in its own place. What throws when it is shown gives way to the build before, once; what could not
 * be had comes back by itself when it can; trying again, or coming back later, starts afresh.
 */
export function RemoteBoundary(props: Props) {
  return <Boundary {...props} loader={useRemotes()} />;
}
