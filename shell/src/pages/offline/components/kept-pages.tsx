import { Link } from '@tabi/shared/router';
import { useKeptLinks } from '../state.ts';

/** The pages that open without a network. As documents: the parts of another page may not be here yet. */
export function KeptPages() {
  const links = useKeptLinks();
  if (links.length === 0) return null;
  return (
    <>
      <h2>What you can open now</h2>
      <ul>
        {links.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} reloadDocument>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
