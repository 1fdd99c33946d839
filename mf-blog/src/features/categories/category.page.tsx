import { links } from '@tabi/shared/links';
import { Link, useParams, useSearchParams } from '@tabi/shared/router';
import { ButtonLink, Container, ErrorState } from '@tabi/shared/ui';
import { ListHead } from '../../common/components/list-head.tsx';
import { NoStories } from '../../common/components/post-list.tsx';
import { PostsByPart } from '../../common/components/posts-by-part.tsx';
import { pageIn, pathOfPage } from '../../common/domain.ts';
import { useCategories, useCategory } from './api.ts';
import styles from './category.module.css';

/** The other categories, to go on from. */
function Others({ but }: { but: string }) {
  const { data } = useCategories();
  const others = data?.results.filter(({ slug }) => slug !== but) ?? [];
  if (others.length === 0) return null;
  return (
    <nav aria-label="Other categories">
      <ul className={styles['others']}>
        {others.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={links.category(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Page() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, retry } = useCategory(id);
  const category = data?.results[0];
  if (error && !category) {
    return (
      <Container>
        <ErrorState title="The stories did not come" text={error.message} retry={retry} />
      </Container>
    );
  }
  return (
    <Container className={styles['page']}>
      <ListHead kicker="Stories about" name={category?.name}>
        <Others but={category?.slug ?? id} />
      </ListHead>
      <PostsByPart
        page={pageIn(search)}
        only={{ category: id }}
        pathOf={(page) => pathOfPage(links.category(id), page)}
        heading="h2"
        empty={
          <NoStories about="about this">
            <ButtonLink to={links.blog()}>All stories</ButtonLink>
          </NoStories>
        }
      />
    </Container>
  );
}
