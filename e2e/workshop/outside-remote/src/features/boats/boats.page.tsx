import { usePageLink } from '@tabi/shared/federation';
import { Link } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';
import look from './boats.module.css';

export function Page() {
  const linkTo = usePageLink();
  return (
    <Container>
      <h1 className={look['title']}>Boats</h1>
      <Link to={linkTo('boat', { line: 'ha-long' })}>Through Ha Long Bay</Link>
    </Container>
  );
}
