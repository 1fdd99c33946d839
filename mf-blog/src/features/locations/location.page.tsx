import { links } from '@tabi/shared/links';
import { useParams, useSearchParams } from '@tabi/shared/router';
import { ButtonLink, Container, ErrorState } from '@tabi/shared/ui';
import { ListHead } from '../../common/components/list-head.tsx';
import { NoStories } from '../../common/components/post-list.tsx';
import { PostsByPart } from '../../common/components/posts-by-part.tsx';
import { pageIn, pathOfPage } from '../../common/domain.ts';
import { useLocation } from './api.ts';
import styles from './location.module.css';

export function Page() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, retry } = useLocation(id);
  const place = data?.results;
  if (error && !place) {
    return (
      <Container>
        <ErrorState title="The stories did not come" text={error.message} retry={retry} />
      </Container>
    );
  }
  return (
    <Container className={styles['page']}>
      <ListHead kicker="Stories from" name={place?.name}>
        {place ? (
          <>
            <p>{place.snippet}</p>
            <ButtonLink to={links.destination(place.slug)} className={styles['go']}>
              {place.name}: places and practical facts
            </ButtonLink>
          </>
        ) : null}
      </ListHead>
      <PostsByPart
        page={pageIn(search)}
        only={{ location: id }}
        pathOf={(page) => pathOfPage(links.locationPosts(id), page)}
        heading="h2"
        empty={
          <NoStories about={place ? `from ${place.name}` : 'from here'}>
            <ButtonLink to={links.blog()}>All stories</ButtonLink>
          </NoStories>
        }
      />
    </Container>
  );
}
