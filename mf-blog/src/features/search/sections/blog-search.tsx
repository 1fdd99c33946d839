import type { Post } from '@tabi/shared/contracts/blog';
import { useSettled } from '@tabi/shared/data';
import { sayMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { Search } from 'lucide-react';
import { useId, useLayoutEffect, useMemo, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { useFoundPosts } from '../api.ts';
import { isSearchable } from '../domain.ts';
import styles from './blog-search.module.css';

type Box = ComponentType<{
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  options: { value: string; label: string; detail?: string }[];
  onPick: (option: { value: string }) => void;
  empty?: string;
}>;

const asOption = (post: Post) => ({ value: post.slug, label: post.title, detail: sayMinutes(post.readDuration) });
const label = 'Search the blog';
const placeholder = 'Search blog';
/** Milliseconds of quiet before a search is sent. */
const pause = 500;

/** A form that works as it is sent; the list of suggestions comes when somebody turns to it. */
export function BlogSearch({ first = '' }: { first?: string }) {
  const [text, setText] = useState(first);
  const [SuggestBox, setSuggestBox] = useState<Box | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const hadFocus = useRef(false);
  const navigate = useNavigate();
  const id = useId();
  const words = useSettled(text.trim(), pause);
  const { data } = useFoundPosts(SuggestBox && words === text.trim() ? words : '');
  const found = isSearchable(words) ? data?.data : undefined;
  const options = useMemo(() => (found ?? []).map(asOption), [found]);

  const prepare = () =>
    void import('@tabi/shared/ui-overlay').then(({ Combobox }) => {
      hadFocus.current = form.current?.contains(document.activeElement) ?? false;
      setSuggestBox(() => Combobox);
    });
  useLayoutEffect(() => {
    if (SuggestBox && hadFocus.current) form.current?.querySelector('input')?.focus();
  }, [SuggestBox]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSearchable(text)) void navigate(`${links.blog()}?${new URLSearchParams({ q: text.trim() }).toString()}`);
  };
  return (
    <form ref={form} role="search" action={links.blog()} onSubmit={submit} className={styles['search']}>
      <Search size={20} strokeWidth={1.5} aria-hidden className={styles['icon']} />
      {SuggestBox ? (
        <SuggestBox
          label={label}
          placeholder={placeholder}
          text={text}
          onText={setText}
          options={options}
          onPick={({ value }) => void navigate(links.post(value))}
          empty={found ? `No story mentions “${words}”.` : undefined}
        />
      ) : (
        <>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            name="q"
            placeholder={placeholder}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={prepare}
            onPointerEnter={prepare}
          />
        </>
      )}
    </form>
  );
}
