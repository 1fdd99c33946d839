import { RemoteWidget } from '@tabi/shared/federation';

type Props = { location: { slug: string; name: string } };

/** What was written from a destination, the first and up to three more, as the blog shows it; nothing where nothing was. */
export const Stories = ({ location: { slug, name } }: Props) => (
  <RemoteWidget
    widget="mf-blog/LatestPosts"
    props={{ limit: 4, location: { slug, name } }}
    title={`Stories from ${name}`}
    skeleton={null}
  />
);
