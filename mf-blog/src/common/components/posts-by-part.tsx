import type { ComponentProps } from 'react';
import { useAllPosts } from '../api.ts';
import { PostList } from './post-list.tsx';
import { PostPart } from './post-part.tsx';

type Props = ComponentProps<typeof PostPart>;

/** The list that grows; where no script runs, a link leads to its second part. */
const Growing = ({ only, pathOf, heading, empty }: Props) => (
  <PostList list={useAllPosts(only)} older={pathOf(2)} heading={heading} empty={empty} />
);

/** Posts, the newest first: from the beginning on, or one later part. */
export const PostsByPart = (props: Props) =>
  props.page > 1 ? <PostPart key={props.page} {...props} /> : <Growing {...props} />;
