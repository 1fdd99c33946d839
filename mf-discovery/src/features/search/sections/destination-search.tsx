import { useDebouncedValue } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { SuggestField } from '@tabi/shared/ui';
import { useMemo, useState, type SubmitEvent } from 'react';
import banner from '../../../common/components/banner.module.css';
import { useDestinationsLike, useRecommended } from '../api.ts';

/** Milliseconds of quiet before a search is sent. */
const pause = 500;
const fewestLetters = 3;

/** What fits the text; before that, where it is best to be this month. */
function useOptions(text: string, wanted: boolean) {
  const words = useDebouncedValue(text.trim(), pause);
  const searched = words.length >= fewestLetters && words === text.trim();
  const found = useDestinationsLike(wanted && searched ? words : null);
  const recommended = useRecommended(wanted);
  const options = useMemo(() => {
    if (text.trim().length >= fewestLetters)
      return (found.data?.results ?? []).map((one) => ({
        value: one.slug,
        label: one.name,
        detail: one.country_name,
      }));
    return (recommended.data?.results ?? []).map((one) => ({
      value: one.slug,
      label: one.name,
      detail: 'At its best this month',
    }));
  }, [text, found.data, recommended.data]);
  const nothing = searched && words.length > fewestLetters && found.data?.results.length === 0;
  return { options, empty: nothing ? "We don't have this destination yet..." : undefined };
}

/** A form that works as it is sent; what fits and what is recommended come when somebody turns to it. */
function SearchBox() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const navigate = useNavigate();
  const { options, empty } = useOptions(text, wanted);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = text.trim();
    void navigate(name ? `${links.destinations()}?${new URLSearchParams({ name }).toString()}` : links.destinations());
  };
  return (
    <form role="search" action={links.destinations()} onSubmit={submit}>
      <SuggestField
        label="Search destinations"
        name="name"
        look="pill"
        placeholder="Kyoto, 京都, Hanoi…"
        text={text}
        onText={setText}
        options={options}
        onPick={({ value }) => void navigate(links.destination(value))}
        empty={empty}
        onTurn={() => setWanted(true)}
      />
    </form>
  );
}

/** The way on to other destinations: by name, or to where it is best to be now. */
export const DestinationSearch = () => (
  <section aria-labelledby="where-else" className={banner['banner']}>
    <div>
      <h2 id="where-else">Where else?</h2>
      <p>Type a name, or see where Asia is at its best this month.</p>
    </div>
    <div className={banner['field']}>
      <SearchBox />
    </div>
  </section>
);
