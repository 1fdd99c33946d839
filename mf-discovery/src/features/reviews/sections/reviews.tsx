import type { Review } from '@tabi/shared/contracts/reviews';
import { askToSignIn, useAppState, useAppStateSource } from '@tabi/shared/state';
import { ErrorState, lazyNamed, TitleBlock, useInView } from '@tabi/shared/ui';
import { Suspense, useId, useRef, useState, type ComponentProps } from 'react';
import { Rating } from '../../../common/components/rating.tsx';
import { useReviewing, useReviews, type Reviewed } from '../api.ts';
import type { ReviewFilter } from '../domain.ts';
import { PageButtons } from '../components/page-buttons.tsx';
import { ReviewCard } from '../components/review-card.tsx';
import { Spread } from '../components/spread.tsx';
import styles from '../components/reviews.module.css';

const LazyForm = lazyNamed(() => import('../components/review-form.tsx'), 'ReviewForm');

const filters: [ReviewFilter, string][] = [
  ['newest', 'Newest'],
  ['popular', 'Popular'],
  ['all', 'All'],
];

type Acts = ReturnType<typeof useReviewing>;
type Place = { page: number; filter: ReviewFilter };
type ListProps = {
  of: Reviewed;
  place: Place;
  go: (place: Place) => void;
  acts: Acts;
};

/** The form of a review, fetched when somebody comes near it. */
function ReviewForm(props: ComponentProps<typeof LazyForm>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '400px');
  return (
    <div ref={place} className={styles['place']}>
      {near ? (
        <Suspense>
          <LazyForm {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** One review, or the form to change one's own. */
function Item({ review, name, acts }: { review: Review; name: string; acts: Acts }) {
  const { session } = useAppState();
  const state = useAppStateSource();
  const [changing, setChanging] = useState(false);
  if (changing) {
    return (
      <ReviewForm
        title={`Your review of ${name}`}
        begun={{ text: review.text, rating: review.rating }}
        button="Save changes"
        onCancel={() => setChanging(false)}
        onPost={async (draft) => {
          const done = await acts.change(review, draft);
          if (done) setChanging(false);
          return done;
        }}
      />
    );
  }
  return (
    <ReviewCard
      review={review}
      onChange={() => setChanging(true)}
      onRemove={() => void acts.remove(review)}
      onPraise={() => {
        if (session.status === 'user') void acts.praise(review);
        else askToSignIn(state, 'sign-in', () => void acts.praise(review));
      }}
    />
  );
}

/** What travellers wrote; where nobody has, an invitation to be the first. */
function List({ of, place, go, acts }: ListProps) {
  const { list, isWaiting, error, retry } = useReviews(of, place.page, place.filter);
  const box = useRef<HTMLDivElement>(null);
  if (!list) {
    return error ? (
      <ErrorState size="small" title="The reviews cannot be shown right now" text={error.message} retry={retry} />
    ) : null;
  }
  const { rating, review_count } = list.summary;
  const again = () => {
    // The button goes: who has pressed it stays where they were.
    box.current?.focus({ preventScroll: true });
    retry();
  };
  if (review_count === 0) {
    return (
      <div className={styles['invitation']}>
        <h3>Nobody has written about {of.name} yet</h3>
        <p>Be the first: how was it, when did you go, and what should others know before they do?</p>
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className={styles['list']} aria-busy={isWaiting}>
      <div className={styles['bar']}>
        {rating === null ? null : <Rating rating={rating} count={review_count} />}
        <div role="group" aria-label="Which reviews" className={styles['filters']}>
          {filters.map(([filter, name]) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === place.filter}
              onClick={() => go({ page: 1, filter })}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {list.stars ? <Spread stars={list.stars} /> : null}
      {error ? (
        <ErrorState size="small" title="These reviews cannot be shown right now" text={error.message} retry={again} />
      ) : (
        list.data.map((review) => <Item key={review.id} review={review} name={of.name} acts={acts} />)
      )}
      <PageButtons
        label="Pages of reviews"
        current={error ? place.page : list.meta.current_page}
        last={list.meta.last_page}
        onPage={(page) => go({ ...place, page })}
      />
    </div>
  );
}

/** What travellers say of a thing, and the way to say something oneself. */
export function Reviews({ of }: { of: Reviewed }) {
  const id = useId();
  const [place, setPlace] = useState<Place>({ page: 1, filter: 'newest' });
  const acts = useReviewing(of);
  return (
    <section aria-labelledby={id}>
      <TitleBlock id={id} title="Reviews" />
      <div className={styles['columns']}>
        <List of={of} place={place} go={setPlace} acts={acts} />
        <ReviewForm
          title={`Have you been to ${of.name}?`}
          onPost={async (draft) => {
            const done = await acts.post(draft);
            if (done) setPlace({ page: 1, filter: 'newest' });
            return done;
          }}
        />
      </div>
    </section>
  );
}
