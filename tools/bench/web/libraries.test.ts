import { federation, libraryOf } from './libraries.ts';

it.each([
  ['webpack://shell@1a2b/../node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/client.js', 'react-dom'],
  ['webpack://shell@1a2b/../node_modules/.pnpm/x@1/node_modules/@module-federation/runtime/dist/index.js', federation],
  ['webpack://mf-blog@1a2b/./src/routes.tsx', 'ours: mf-blog'],
  ['webpack://shell@1a2b/../shared/src/ui/button.tsx', 'ours: shared'],
  ['webpack://shell@1a2b/webpack/runtime/sharing', federation],
  ['', federation],
])('knows what %s belongs to', (source, library) => {
  expect(libraryOf(source)).toBe(library);
});
