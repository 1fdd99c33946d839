import type { Connection } from '@tabi/shared/contracts/guides';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { formatConnection } from '../../../common/domain/words.ts';
import { GuideRows } from './guide-rows.tsx';

/** How many are shown: the quickest. */
const most = 8;

const Operator = ({ of: operator }: { of: Connection['operator'] }) =>
  operator?.website ? (
    <a href={operator.website} rel="noopener noreferrer" target="_blank">
      {operator.name}
    </a>
  ) : null;

/** How one gets from here to the next destination. */
export const WaysOn = ({ connections, name }: { connections: Connection[]; name: string }) => (
  <GuideRows
    id="ways-on"
    title={`Ways on from ${name}`}
    what="ways"
    rows={connections.slice(0, most).map((way) => ({
      key: `${way.to.slug} ${way.mode}`,
      name: <Link to={links.destination(way.to.slug)}>{way.to.name}</Link>,
      text: (
        <>
          {formatConnection(way)}. {way.note} <Operator of={way.operator} />
        </>
      ),
    }))}
  />
);
