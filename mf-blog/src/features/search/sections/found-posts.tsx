import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { TitleBlock } from '@tabi/shared/ui';
import { PostsByPart } from '../../../common/components/posts-by-part.tsx';
import { keywordOf, pathOfPage } from '../../../common/domain.ts';

/** What a search found, or a later part of it. */
export function FoundPosts({ words, page }: { words: string; page: number }) {
  return (
    <section aria-labelledby="found-posts">
      <TitleBlock
        id="found-posts"
        title={page > 1 ? `Stories with “${words}”, page ${page}` : `Stories with “${words}”`}
        more={<Link to={links.blog()}>Clear the search</Link>}
      />
      <PostsByPart
        key={words}
        page={page}
        only={{ keyword: keywordOf(words) }}
        pathOf={(part) => pathOfPage(links.blog(), part, { q: words })}
        empty={<p>No story mentions it. Try a place, a dish or a season.</p>}
      />
    </section>
  );
}
