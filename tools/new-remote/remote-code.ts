import type { RemoteNames } from './remote-names.ts';

/** Nobody borrows it at first, and says so until somebody does. */
export const widgetTypes = ({ folder, component }: RemoteNames) => `export {};

declare module '@tabi/shared/widgets' {
  interface WidgetProps {
    /** @unborrowed It shows how lending works: lend something real instead, or take it away. */
    '${folder}/${component}List': { limit?: number };
  }
}
`;

export const standalone = () => `import { runAlone } from '@tabi/shared/standalone';
import remote from '../remote.json';
import { routes } from './routes.tsx';

runAlone({ routes, pages: remote.pages });
`;

export const routes = ({
  short,
  page,
  words,
}: RemoteNames) => `import { request, type RemoteRoutes } from '@tabi/shared/federation';
import { listInput } from './features/${short}/api.ts';

export const routes: RemoteRoutes['routes'] = {
  ${page}: {
    page: () => import('./features/${short}/${short}.page.tsx'),
    data: () => [request('GET /api/location/top-destinations', listInput(8))],
    head: () => ({ description: '${words}, and where to begin.' }),
  },
};
`;

export const api = () => `import { useApi } from '@tabi/shared/data';

export const listInput = (limit: number) => ({ query: { limit } });

/** The destinations to begin with. */
export const useList = (limit: number) => useApi('GET /api/location/top-destinations', listInput(limit));
`;

export const page = ({ short, component, words }: RemoteNames) => `import { Container } from '@tabi/shared/ui';
import { ${component}List } from './components/${short}-list.tsx';

export function Page() {
  return (
    <Container>
      <h1>${words}</h1>
      <${component}List />
    </Container>
  );
}
`;

export const list = ({ component }: RemoteNames) => `import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Loaded, Skeleton } from '@tabi/shared/ui';
import { useList } from '../api.ts';

/** Destinations to begin with, as a list of links. */
export function ${component}List({ limit = 8 }: { limit?: number }) {
  return (
    <Loaded of={useList(limit)} what="This list" size="small" skeleton={<Skeleton shape="card" />}>
      {({ results }) => (
        <ul>
          {results.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={links.destination(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
`;

export const pageTest = ({
  short,
  path,
  words,
}: RemoteNames) => `import { aLocation, fakeApi, refusal, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './${short}.page.tsx';

it('the page says what it is about and leads to where one can begin', async () => {
  const api = fakeApi({ 'GET /api/location/top-destinations': { results: [aLocation(1), aLocation(2)] } });
  renderAt(<Page />, { at: '${path}', api });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${words}');
  expect(await screen.findByRole('link', { name: 'Town 2' })).toHaveAttribute('href', '/destinations/town-2');
});

it('the page says so when the list did not come', async () => {
  const api = fakeApi({
    'GET /api/location/top-destinations': () => {
      throw refusal('busy', 'Try again in a minute.');
    },
  });
  renderAt(<Page />, { at: '${path}', api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.');
});
`;

export const widget = ({ short, component }: RemoteNames) =>
  `export { ${component}List } from '../features/${short}/components/${short}-list.tsx';\n`;
