import { callKey, useApi } from '@tabi/shared/data';
import type { DataRequest, ReadAnswer } from '@tabi/shared/federation';
import type { ReactNode } from 'react';

type Known = ReadonlyMap<string, unknown>;
type Props = {
  requests: readonly DataRequest[];
  /** Whoever shows them says itself what is not there. */
  background?: boolean | undefined;
  children: (read: ReadAnswer) => ReactNode;
};

const keyOf = ({ call, input }: DataRequest) => callKey(call, input as never);

type AnswerProps = Pick<Props, 'background'> & { request: DataRequest; children: (answer: unknown) => ReactNode };

function Answer({ request, background, children }: AnswerProps) {
  return children(useApi(request.call, request.input as never, { background }).data);
}

function Reading({ requests, background, known, children }: Props & { known: Known }) {
  const [first, ...others] = requests;
  if (!first) return children(((call: never, input: never) => known.get(callKey(call, input))) as ReadAnswer);
  const key = keyOf(first);
  return (
    <Answer key={key} request={first} background={background}>
      {(answer) => (
        <Reading requests={others} background={background} known={new Map([...known, [key, answer]])}>
          {children}
        </Reading>
      )}
    </Answer>
  );
}

/**
 * Shows what depends on the answers of a list of requests. Each has a component of its own, so the list may be longer
 * or shorter the next time.
 */
export function Answers(props: Props) {
  return <Reading {...props} known={new Map()} />;
}
