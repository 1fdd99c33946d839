import type { Post } from '@tabi/shared/contracts/blog';
import { useDebouncedValue } from '@tabi/shared/data';
import { formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { Icon, SuggestField } from '@tabi/shared/ui';
import { Search } from 'lucide-react';
import { useMemo, useState, type SubmitEvent } from 'react';
import { useFoundPosts } from '../api.ts';
import { isSearchable } from '../../../common/domain.ts';
import styles from './blog-search.module.css';

const asOption = (post: Post) => ({ value: post.slug, label: post.title, detail: formatMinutes(post.readDuration) });
/** Milliseconds of quiet before a search is sent. */
const pause = 500;

/** A form that works as it is sent; the list of suggestions comes when somebody turns to it. */
export function BlogSearch({ first = '' }: { first?: string }) {
  const [text, setText] = useState(first);
  const [wanted, setWanted] = useState(false);
  const navigate = useNavigate();
  const words = useDebouncedValue(text.trim(), pause);
  const { data } = useFoundPosts(wanted && words === text.trim() ? words : '');
  const found = isSearchable(words) ? data?.data : undefined;
  const options = useMemo(() => (found ?? []).map(asOption), [found]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSearchable(text)) void navigate(`${links.blog()}?${new URLSearchParams({ q: text.trim() }).toString()}`);
  };
  return (
    <form role="search" action={links.blog()} onSubmit={submit} className={styles['search']}>
      <SuggestField
        label="Search the blog"
        labelHidden
        name="q"
        look="pill"
        icon={<Icon of={Search} />}
        placeholder="Search blog"
        text={text}
        onText={setText}
        options={options}
        onPick={({ value }) => void navigate(links.post(value))}
        empty={found ? `No story mentions “${words}”.` : undefined}
        onTurn={() => setWanted(true)}
      />
    </form>
  );
}
