import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Behaviour comes from Chakra, looks from our own stylesheets: no reset, no global rules, no theme. */
const system = createSystem(defaultBaseConfig, { preflight: false, globalCss: {} });

/** Rule by rule: the page's content security policy lets no style in as text. */
let cache: ReturnType<typeof createCache> | undefined;

export function OverlayProvider({ children }: { children: ReactNode }) {
  cache ??= createCache({ key: 'tabi', speedy: true });
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
