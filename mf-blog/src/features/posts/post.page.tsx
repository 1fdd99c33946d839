import type { PostDetails } from '@tabi/shared/contracts/blog';
import { joinNames } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link, useParams } from '@tabi/shared/router';
import { Breadcrumbs, Container, ErrorState, Picture, Skeleton } from '@tabi/shared/ui';
import { CategoryLinks, PostMeta } from '../../common/components/post-meta.tsx';
import { usePost } from './api.ts';
import { Letter } from '../newsletter/sections/letter.tsx';
import { Contents } from './components/contents.tsx';
import { MoreStories } from './components/more-stories.tsx';
import { PlaceCards } from './components/place-cards.tsx';
import { PostBody } from './components/post-body.tsx';
import { PostSteps } from './components/post-steps.tsx';
import { ReadingProgress } from './components/reading-progress.tsx';
import { SharePost } from './components/share-post.tsx';
import { contentsOf } from './domain/contents.ts';
import styles from './post.module.css';

function Head({ post }: { post: PostDetails }) {
  return (
    <header className={styles['head']}>
      <CategoryLinks post={post} />
      <h1>{post.title}</h1>
      <p className={styles['summary']}>{post.summary}</p>
      <div className={styles['byline']}>
        <span>{post.author}</span>
        <PostMeta post={post} />
      </div>
    </header>
  );
}

/** Where the story plays: the place itself, and what else we wrote from there. */
function Places({ post }: { post: PostDetails }) {
  if (post.locations.length === 0) return null;
  return (
    <aside className={styles['places']} aria-labelledby="post-places">
      <h2 id="post-places">In this story</h2>
      <ul>
        {post.locations.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={links.destination(slug)} className={styles['place']}>
              {name}
            </Link>
            <Link to={links.locationPosts(slug)}>All stories from {name}</Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function PostSkeleton() {
  return (
    <div className={styles['head']} aria-busy="true">
      <Skeleton short />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton className={styles['posterSkeleton']} />
    </div>
  );
}

export function Page() {
  const { id = '' } = useParams();
  const { data, error, retry } = usePost(id);
  const post = data?.results;
  if (!post) {
    return (
      <Container className={styles['page']}>
        {error ? <ErrorState title="The story did not come" text={error.message} retry={retry} /> : <PostSkeleton />}
      </Container>
    );
  }
  return (
    <Container className={styles['page']}>
      <ReadingProgress />
      <Breadcrumbs
        trail={[{ name: 'Home', to: links.home() }, { name: 'Blog', to: links.blog() }, { name: post.title }]}
      />
      <article>
        <Head post={post} />
        <Picture
          picture={post.thumbnail}
          alt={
            post.locations.length > 0
              ? `Drawn poster: ${joinNames(post.locations.map(({ name }) => name))}`
              : 'Drawn poster'
          }
          shape="wide"
          eager
          sizes="(min-width: 1264px) 1200px, 100vw"
          className={styles['poster']}
        />
        <div className={styles['reading']}>
          <Contents parts={contentsOf(post.html)} />
          <PostBody html={post.html} />
        </div>
        <SharePost title={post.title} />
        <PlaceCards places={post.places} />
        <Places post={post} />
      </article>
      <PostSteps post={post} />
      <Letter id="post-newsletter" className={styles['letter']} />
      <MoreStories posts={post.related} />
    </Container>
  );
}
