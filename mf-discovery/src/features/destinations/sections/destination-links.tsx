import { Link } from '@tabi/shared/router';
import page from '../../../common/components/page.module.css';
import { useTopDestinations } from '../api.ts';

type Props = { label: string; to: (slug: string) => string };

/** The most wanted destinations as a row of links, to narrow a list of the whole continent to one of them. */
export function DestinationLinks({ label, to }: Props) {
  const { data } = useTopDestinations(16);
  if (!data) return null;
  return (
    <nav aria-label={label} className={page['filters']}>
      {data.results.map(({ slug, name }) => (
        <Link key={slug} to={to(slug)}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
