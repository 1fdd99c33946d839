import type { Credit } from '@tabi/shared/contracts/credits';
import { useApi } from '@tabi/shared/data';
import { Link } from '@tabi/shared/router';
import { ErrorState, Skeleton } from '@tabi/shared/ui';
import { TextPage } from '../../layout/text-page.tsx';
import styles from './credits.module.css';

/** Works of many people, each with its own author and licence. */
const Works = ({ works }: { works: NonNullable<Credit['works']> }) => (
  <ul className={styles['works']}>
    {works.map(({ title, path, author, licence, licence_url, source_url }) => (
      <li key={source_url}>
        <Link to={path}>{title}</Link>:{' '}
        <a href={source_url} rel="noopener noreferrer" target="_blank">
          photograph by {author}
        </a>
        ,{' '}
        {licence_url ? (
          <a href={licence_url} rel="license noopener noreferrer" target="_blank">
            {licence}
          </a>
        ) : (
          licence
        )}
      </li>
    ))}
  </ul>
);

function Sources() {
  const { data, error, retry } = useApi('GET /api/credits', {}, { background: true });
  if (error) return <ErrorState size="small" title="The list did not come" text={error.message} retry={retry} />;
  if (!data) return <Skeleton />;
  return (
    <dl className={styles['list']}>
      {data.results.map(({ name, url, used_for, licence, licence_url, notice, works }) => (
        <div key={name}>
          <dt>
            <a href={url} rel="noopener noreferrer" target="_blank">
              {name}
            </a>
          </dt>
          <dd>{used_for}</dd>
          <dd className={styles['licence']}>
            {licence_url ? (
              <a href={licence_url} rel="license noopener noreferrer" target="_blank">
                {licence}
              </a>
            ) : (
              licence
            )}
            {notice ? `. ${notice}` : null}
          </dd>
          {works ? (
            <dd>
              <Works works={works} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

/** Whose work Tabi is built on. */
export function Page() {
  return (
    <TextPage
      title="Credits"
      lead="Tabi’s texts and drawings are its own. Names, numbers and outlines come from people who share theirs; here they are, with thanks."
    >
      <Sources />
    </TextPage>
  );
}
