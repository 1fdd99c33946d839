import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { ErrorState } from './error-state.tsx';

/** What a call has brought so far, as `useApi` answers. */
export type Loading<T> = {
  data: T | undefined;
  error: { message: string } | undefined;
  retry: () => void;
};

type Props<T> = {
  of: Loading<T>;
  /** As in "This trip cannot be shown right now". */
  what: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** `small` for a part of a page. */
  size?: 'small' | 'page';
  /** More ways on when it has failed, beside Try again. */
  ways?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What was asked for once it is here; until then its shape, or why it cannot be shown and how to try again. */
export function Loaded<T>({ of: { data, error, retry }, what, skeleton, size, ways, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return (
    <ErrorState size={size} title={`${what} cannot be shown right now`} text={error.message} retry={retry}>
      {ways}
    </ErrorState>
  );
}

/** The same for a whole page, whose content and skeleton bring their own `Container`. */
export function LoadedPage<T>(props: Omit<Props<T>, 'size'>) {
  const failed = props.of.data === undefined && props.of.error !== undefined;
  return failed ? (
    <Container>
      <Loaded {...props} />
    </Container>
  ) : (
    <Loaded {...props} />
  );
}
