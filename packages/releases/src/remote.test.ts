import { exposesOf, remoteSchema } from './remote.ts';

const remote = {
  name: 'mf-night-trains',
  owner: 'The night train team',
  pages: ['trains'],
  widgets: ['NextTrain'],
  events: { emits: [], listens: [] },
};

it('a remote may have a name of several words', () => {
  expect(remoteSchema.safeParse(remote).success).toBe(true);
});

it.each(['mf-', 'mf-Night', 'night-trains', 'mf-night--trains', 'mf-night-'])('a remote is not called %s', (name) => {
  expect(remoteSchema.safeParse({ ...remote, name }).success).toBe(false);
});

it('a container exposes its routes and each of its widgets', () => {
  expect(exposesOf(remoteSchema.parse(remote))).toEqual({
    './routes': './src/routes.tsx',
    './widgets/NextTrain': './src/widgets/next-train.tsx',
  });
});
