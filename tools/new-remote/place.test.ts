import type { RemoteDescription } from '@tabi/releases';
import { withPrefix } from './governance.ts';
import { placeProblems } from './place.ts';
import { filesOf } from './remote-files.ts';
import { namesOf } from './remote-names.ts';

const shell = `{
  "name": "shell",
  "owner": "Shell",
  "pages": [{ "name": "aboutUs", "path": "/about-us", "title": "About us", "render": "server" }],
  "prefixes": {
    "mf-blog": ["/blog"]
  }
}
`;
const blog: RemoteDescription = {
  name: 'mf-blog',
  owner: 'Blog',
  pages: [{ name: 'stories', path: '/blog', title: 'Blog', render: 'server' }],
  widgets: [],
  events: { emits: [], listens: [] },
  needs: { '@tabi/shared': '^1.0' },
};

const problemsOf = (name: string) => {
  const names = namesOf(name);
  const files = filesOf({ names, owner: 'A team', needs: '^1.0' });
  const house = { shellJson: withPrefix(shell, names.folder, names.path), remotes: [blog] };
  return placeProblems(files[`${names.folder}/remote.json`] ?? '', house);
};

it('a new name finds its place', () => {
  expect(problemsOf('night-trains')).toEqual([]);
});

it('a name whose address the shell serves has none', () => {
  expect(problemsOf('about-us').join(' ')).toContain('claim the same path, /about-us');
});

it('a name that another remote calls a page by has none', () => {
  expect(problemsOf('stories')).toEqual([
    'mf-blog (page "stories") and mf-stories (page "stories") have the same name: one of them must take another, for links go by it.',
  ]);
});
