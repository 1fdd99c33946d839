import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { TitleBlock } from '@tabi/shared/ui';
import { PostGrid, PostGridSkeleton } from '../../../common/components/post-list.tsx';
import { useFoundPosts } from '../api.ts';
import { isSearchable } from '../domain.ts';

/** What a search found; nothing while there is too little to search for. */
export function FoundPosts({ words }: { words: string }) {
  const { data, error } = useFoundPosts(words);
  if (!isSearchable(words)) return null;
  const none = error ? error.message : 'No story mentions it. Try a place, a dish or a season.';
  return (
    <section aria-labelledby="found-posts">
      <TitleBlock
        id="found-posts"
        title={`Stories with “${words}”`}
        subtitle={error || data?.data.length === 0 ? none : undefined}
        more={<Link to={links.blog()}>Clear the search</Link>}
      />
      {data ? <PostGrid posts={data.data} /> : error ? null : <PostGridSkeleton />}
    </section>
  );
}
