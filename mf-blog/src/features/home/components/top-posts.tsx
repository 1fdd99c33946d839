import { Card, ErrorState, Picture, Skeleton, TitleBlock } from '@tabi/shared/ui';
import { useFeatured } from '../../../common/api.ts';
import { PostWords } from '../../../common/components/post-words.tsx';
import { withoutShown } from '../../../common/domain.ts';
import { useTopPosts } from '../api.ts';
import styles from './top-posts.module.css';

/** Numbered, and none of those that the carousel above shows. */
export function TopPosts() {
  const { data, error, retry } = useTopPosts();
  const { data: featured } = useFeatured();
  const posts = withoutShown(data?.data ?? [], featured?.data ?? [], 4);
  if (data && posts.length === 0) return null;
  return (
    <section aria-labelledby="top-posts">
      <TitleBlock id="top-posts" title="Top posts" />
      {error && !data ? (
        <ErrorState size="small" title="The top posts did not come" text={error.message} retry={retry} />
      ) : null}
      <ol className={styles['list']} aria-busy={!data && !error}>
        {data || error ? null : [1, 2, 3, 4].map((place) => <Skeleton key={place} className={styles['skeleton']} />)}
        {posts.map((post, index) => (
          <li key={post.id}>
            <Card className={styles['row']}>
              <span className={styles['place']} aria-hidden="true">
                {index + 1}
              </span>
              <PostWords post={post} />
              <Picture picture={post.thumbnail} alt="" sizes="160px" className={styles['picture']} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
