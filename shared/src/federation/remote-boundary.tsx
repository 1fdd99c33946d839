import { Component, type ReactNode } from 'react';
import { RemoteError } from './remote-error.ts';
import { useRemotes, type RemoteLoader } from './remotes-context.tsx';

type Props = {
  remote: string;
  fallback: (error: RemoteError, retry: () => void) => ReactNode;
  /** `attempt` counts the tries: key what waits for the remote by it. */
  children: (attempt: number) => ReactNode;
};
type State = { error: RemoteError | null; attempt: number };

class Boundary extends Component<Props & { loader: RemoteLoader }, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof RemoteError ? error : new RemoteError('', 'broken', { cause: error }) };
  }

  override componentDidCatch(error: unknown) {
    this.props.loader.report?.(this.props.remote, error);
  }

  override componentWillUnmount() {
    if (this.state.error) this.props.loader.forget(this.props.remote);
  }

  retry = () => {
    this.props.loader.forget(this.props.remote);
    this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));
  };

  override render() {
    const { error, attempt } = this.state;
    const shown = error ? this.props.fallback(error, this.retry) : this.props.children(attempt);
    if (!this.props.loader.marks) return shown;
    return (
      <div data-app={this.props.remote} style={{ display: 'contents' }}>
        {shown}
      </div>
    );
  }
}

/** Keeps a remote's failure in its own place; trying again, or coming back later, starts afresh. */
export function RemoteBoundary(props: Props) {
  return <Boundary {...props} loader={useRemotes()} />;
}
